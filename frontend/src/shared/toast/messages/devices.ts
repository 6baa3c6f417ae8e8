import { refused, success } from './kinds';

/** The devices that are logged in. */
export const deviceMessages = {
  deviceSignedOut: {
    done: () => success('Logged out', 'That device has to log in again.'),
    failed: refused('We couldn’t log that device out.'),
  },
  othersSignedOut: {
    done: () => success('Logged out everywhere else', 'Your other devices have to log in again.'),
    failed: refused('We couldn’t log the others out.'),
  },
};
