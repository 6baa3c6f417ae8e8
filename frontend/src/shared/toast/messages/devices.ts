import { refused, success } from './kinds';

/** The devices on which somebody is signed in. */
export const deviceMessages = {
  deviceSignedOut: {
    done: () => success('Signed out', 'This device has to log in again.'),
    failed: refused('We couldn’t sign this device out.'),
  },
  othersSignedOut: {
    done: () => success('Signed out everywhere else', 'Your other devices have to log in again.'),
    failed: refused('We couldn’t sign the others out.'),
  },
};
