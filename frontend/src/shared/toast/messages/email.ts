import { refused, success } from './kinds';

/** The link that confirms an email address. */
export const emailMessages = {
  verification: {
    done: ({ message }: { message: string }) => success('Confirm your email address', message),
    failed: refused('We couldn’t send the link.'),
  },
};
