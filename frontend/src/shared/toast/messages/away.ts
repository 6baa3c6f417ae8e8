import { tAway } from '../../../languages/away';
import type { ApiError } from '../../api/api';
import { refused, success } from './kinds';

/** Going away. */
export const awayMessages = {
  added: {
    done: () => success(tAway('added'), tAway('addedAbout')),
  },
  ended: {
    done: () => success(tAway('ended'), tAway('endedAbout')),
    failed: (error: ApiError) => refused(tAway('notEnded'))(error),
  },
};
