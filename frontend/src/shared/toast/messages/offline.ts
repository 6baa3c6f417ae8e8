import { success, undoable } from './kinds';

/** What waits for a network. */
export const offlineMessages = {
  kept: (plant: string, undo: () => void) =>
    undoable('Kept on This Device', `${plant}: we’ll send it when you’re back online.`, undo),
  entryKept: () => success('Kept on This Device', 'We’ll add it to the journal when you’re back online.'),
  dropped: (undo: () => void) => undoable('Not Sent', 'Pressed by mistake? Undo brings it back.', undo),
};
