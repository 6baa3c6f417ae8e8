import { tAnswers } from '../../../languages/answers';
import { tToasts } from '../../../languages/toasts';
import { success, undoable } from './kinds';

/** What waits for a network. */
export const offlineMessages = {
  kept: (plant: string, undo: () => void) =>
    undoable(tAnswers('kept'), tAnswers('keptText', { plant }), undo),
  entryKept: () => success(tAnswers('kept'), tAnswers('entryKept')),
  dropped: (undo: () => void) => undoable(tAnswers('notSent'), tToasts('mistake'), undo),
};
