import { tPassword } from '../../../languages/password';
import type { ApiError } from '../../api/api';
import { refused, success } from './kinds';

/** Passwords. */
export const passwordMessages = {
  linkAsked: { failed: (error: ApiError) => refused(tPassword('linkNotAsked'))(error) },
  changed: {
    done: ({ message }: { message: string }) => success(tPassword('changed'), message),
    failed: (error: ApiError) => refused(tPassword('unchanged'))(error),
  },
};
