import { tAdminToasts } from '../../../languages/adminToasts';
import type { ApiError } from '../../api/api';
import { failure, refused, success, undoable } from './kinds';

/** What admins see and do. */
export const adminMessages = {
  notLoaded: () => failure(tAdminToasts('error'), tAdminToasts('notLoaded')),
  given: (name: string) => ({
    done: () => success(tAdminToasts('given'), tAdminToasts('givenText', { name })),
    failed: refused(tAdminToasts('notGiven')),
  }),
  taken: (name: string, undo: () => void) => ({
    done: () => undoable(tAdminToasts('taken'), tAdminToasts('takenText', { name }), undo),
    failed: refused(tAdminToasts('notTaken')),
  }),
  retried: {
    done: () => success(tAdminToasts('retried'), tAdminToasts('retriedText')),
    failed: (error: ApiError) => refused(tAdminToasts('stillParked'))(error),
  },
  discarded: {
    done: () => success(tAdminToasts('discarded'), tAdminToasts('discardedText')),
    failed: (error: ApiError) => refused(tAdminToasts('stillParked'))(error),
  },
  marked: { failed: (error: ApiError) => refused(tAdminToasts('notMarked'))(error) },
};
