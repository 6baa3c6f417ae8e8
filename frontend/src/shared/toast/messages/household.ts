import { refused, success, undoable } from './kinds';

/** Gardens that several people look after. */
export const householdMessages = {
  invited: (email: string) => ({
    done: () => success('Invitation on Its Way', `${email} gets a mail with a link that works for 7 days.`),
  }),
  withdrawn: {
    done: () => success('Invitation Withdrawn', 'Its link opens nothing any more.'),
    failed: refused('We couldn’t withdraw it. The link still works.'),
  },
  changed: (name: string) => ({
    done: () => success('Changed', `It counts for ${name} from now on.`),
    failed: refused('That couldn’t be changed. Please try again.'),
  }),
  removed: (name: string) => ({
    done: () => success('Not Shared Any More', `${name} can’t open your garden from now on.`),
    failed: refused('That didn’t work. They can still open your garden.'),
  }),
  left: (name: string) => ({
    done: () => success(`You Left ${name}’s Garden`, 'What you noted there stays.'),
    failed: refused('That didn’t work. You still share this garden.'),
  }),
  plantRemoved: (plant: string, undo: () => void) => ({
    done: () => undoable('Plant Deleted', `${plant} can come back for 30 days.`, undo),
    failed: refused('That couldn’t be deleted. Please try again.'),
  }),
  plantBack: { failed: refused('It couldn’t be brought back. Please try again.') },
};
