import { failure, notSaved, success, undoable } from './kinds';

/** What is wrong with a plant, and its plan. */
export const doctorMessages = {
  started: (plant: string, undo: () => void) =>
    undoable('Plan Started', `We’ll show you each step for ${plant} on its day.`, undo),
  better: (plant: string, undo: () => void) => undoable('It Is Better', `Good news about ${plant}.`, undo),
  same: (plant: string, day: string, undo: () => void) =>
    undoable('Noted', `We’ll ask about ${plant} again ${day}.`, undo),
  notBetter: (plant: string, undo: () => void) =>
    undoable('Not Better Yet', `${plant} still needs care. See what else it may be.`, undo),
  photo: () => success('Photo Saved', 'It is in the journal too.'),
  noPhoto: (why: string) => failure('Error', why),
  undone: () => success('Undone', 'Everything is back as it was.'),
  failed: notSaved,
};
