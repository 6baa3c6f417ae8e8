import { tProfile } from '../../../languages/profile';
import type { ApiError } from '../../api/api';
import { refused, success } from './kinds';

/** The devices that are logged in. */
export const deviceMessages = {
  deviceSignedOut: {
    done: () => success(tProfile('loggedOut'), tProfile('loggedOutText')),
    failed: (error: ApiError) => refused(tProfile('notLoggedOut'))(error),
  },
  othersSignedOut: {
    done: () => success(tProfile('othersOut'), tProfile('othersOutText')),
    failed: (error: ApiError) => refused(tProfile('othersNotOut'))(error),
  },
};
