import { didNotWork, success, undoable } from './kinds';

/** The journal. */
export const journalMessages = {
  changed: () => success('Journal Entry', 'Your changes are kept.'),
  removed: (undo: () => void) => undoable('Entry Deleted', undefined, undo),
  restored: () => success('Journal Entry', 'It is back in your journal.'),
  discarded: (undo: () => void) => undoable('Discarded', 'Pressed by mistake? Undo brings it back.', undo),
  failed: didNotWork,
};
