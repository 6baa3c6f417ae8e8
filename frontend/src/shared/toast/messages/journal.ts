import { tJournal } from '../../../languages/journal';
import { tToasts } from '../../../languages/toasts';
import { didNotWork, success, undoable } from './kinds';

/** The journal. */
export const journalMessages = {
  changed: () => success(tJournal('entry'), tJournal('changed')),
  removed: (undo: () => void) => undoable(tJournal('deleted'), undefined, undo),
  restored: () => success(tJournal('entry'), tJournal('restored')),
  discarded: (undo: () => void) => undoable(tJournal('discarded'), tToasts('mistake'), undo),
  failed: didNotWork,
};
