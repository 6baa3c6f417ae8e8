import { tEmail } from '../../../languages/email';
import type { ApiError } from '../../api/api';
import { refused, success } from './kinds';

/** The link that confirms an email address. */
export const emailMessages = {
  verification: {
    done: ({ message }: { message: string }) => success(tEmail('confirm'), message),
    failed: (error: ApiError) => refused(tEmail('notSent'))(error),
  },
};
