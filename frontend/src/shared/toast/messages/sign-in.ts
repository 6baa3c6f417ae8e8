import { tLogin } from '../../../languages/login';
import type { ApiError } from '../../api/api';
import { failure, noNetwork, refused, success } from './kinds';

/** Two-step login and passkeys. */
export const signInMessages = {
  begin: { failed: (error: ApiError) => refused(tLogin('notBegun'))(error) },
  turnedOff: {
    done: () => success(tLogin('isTurnedOff'), tLogin('passwordAlone')),
    failed: (error: ApiError) => refused(tLogin('stillOn'))(error),
  },
  newCodes: { failed: (error: ApiError) => refused(tLogin('oldCodesWork'))(error) },
  passkeyAdded: {
    done: () => success(tLogin('passkeyAdded'), tLogin('passkeyAddedText')),
    // A browser says no more than that it did not come to it.
    failed: ({ code, message }: Partial<ApiError>) =>
      code === 'network'
        ? noNetwork()
        : failure(tLogin('noPasskeyAdded'), code && message ? message : tLogin('whenever')),
  },
  passkeyRemoved: {
    done: () => success(tLogin('passkeyRemoved'), tLogin('passkeyRemovedText')),
    failed: (error: ApiError) => refused(tLogin('notRemoved'))(error),
  },
};
