import type { ApiError } from '../../api/api';
import { failure, noNetwork, refused, success } from './kinds';

/** Two-step login and passkeys. */
export const signInMessages = {
  begin: { failed: refused('We couldn’t begin. Please try again.') },
  turnedOn: { failed: refused('Two-step login is still off.') },
  turnedOff: {
    done: () => success('Two-step login is off', 'Your password alone is enough now.'),
    failed: refused('Two-step login is still on.'),
  },
  newCodes: { failed: refused('Your old recovery codes still work.') },
  passkeyAdded: {
    done: () => success('Passkey added', 'Next time you can log in with it.'),
    // A browser says no more than that it did not come to it.
    failed: ({ code, message }: Partial<ApiError>) =>
      code === 'network'
        ? noNetwork()
        : failure('No passkey was added', code && message ? message : 'You can try again whenever you like.'),
  },
  passkeyRemoved: {
    done: () => success('Passkey removed', 'It no longer logs anybody in here.'),
    failed: refused('We couldn’t remove it.'),
  },
};
