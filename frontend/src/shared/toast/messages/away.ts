import { refused, success } from './kinds';

/** Going away, and the page of a plant sitter. */
export const awayMessages = {
  added: {
    done: () => success('The page is ready', 'Send its link to the person who looks after your plants.'),
  },
  ended: {
    done: () => success('Link ended', 'It opens nothing any more.'),
    failed: refused('We couldn’t end the link. It still works.'),
  },
  ticked: { failed: refused('We couldn’t note this. Please try again.') },
};
