import { tData } from '../../../languages/data';
import type { ApiError } from '../../api/api';
import { didNotWork, refused, success } from './kinds';

/** Exporting, importing and deleting one's own data. */
export const dataTransferMessages = {
  download: { failed: (error: ApiError) => refused(tData('notMadeNow'))(error) },
  imported: () => success(tData('fileRead'), tData('fileReadText')),
  list: { failed: didNotWork },
  accountDeleted: () => success(tData('deleted'), tData('goodbye')),
};
