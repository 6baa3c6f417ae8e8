import { tAuth } from '../../../languages/auth';
import type { ApiError } from '../../api/api';
import { failure, noNetwork, success } from './kinds';

/** Logging in and signing up. */
export const entryMessages = {
  login: {
    done: () => success(tAuth('loggedIn'), tAuth('loggedInText')),
    failed: ({ code, message }: ApiError) =>
      code === 'network' ? noNetwork() : failure(tAuth('loginFailed'), message || tAuth('wrongLogin')),
  },
  /** A browser says no more than that it did not come to it. */
  passkey: {
    failed: ({ code, message }: Partial<ApiError>) =>
      code === 'network'
        ? noNetwork()
        : failure(tAuth('loginFailed'), code && message ? message : tAuth('noPasskey')),
  },
  register: {
    done: () => success(tAuth('created'), tAuth('createdText')),
    failed: ({ code, message }: ApiError) =>
      code === 'network' ? noNetwork() : failure(tAuth('notCreated'), message || tAuth('wentWrong')),
  },
};
