import { refused, success, undoable } from './kinds';

/** The journal. */
export const journalMessages = {
  changed: () => success('Journal Entry', 'Your changes are kept.'),
  removed: (undo: () => void) => undoable('Entry Deleted', undefined, undo),
  restored: () => success('Journal Entry', 'It is back in your journal.'),
  discarded: (undo: () => void) => undoable('Discarded', 'What you had written is gone.', undo),
  failed: refused('That did not work. Please try again.'),
};
