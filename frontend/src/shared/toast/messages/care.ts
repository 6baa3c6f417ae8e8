import { notSaved, success, undoable } from './kinds';

/** What an answer taught the rhythm of a plant. */
export type Lesson = 'longer' | 'shorter' | null;

/** What an early answer taught, as a sentence. */
export const DRIED_EARLY = 'It dried early, so we’ll ask a little sooner from now on.';

/** The answers to a task. */
export const careMessages = {
  watered: (plant: string, learnt: Lesson, undo: () => void) =>
    undoable(
      'Plant Watered!',
      learnt === 'shorter' ? `${plant} is watered. ${DRIED_EARLY}` : `${plant} is watered.`,
      undo,
    ),
  done: (done: string, plant: string, undo: () => void) => undoable(`${plant}: ${done}!`, undefined, undo),
  moist: (plant: string, day: string, learnt: Lesson, undo: () => void) =>
    undoable(
      'Still Moist',
      learnt === 'longer'
        ? `We’ll ask about ${plant} again ${day}, and wait a little longer from now on.`
        : `We’ll ask about ${plant} again ${day}.`,
      undo,
    ),
  putOff: (plant: string, day: string, undo: () => void) =>
    undoable(`Put off until ${day}`, `We’ll ask about ${plant} again then.`, undo),
  undone: () => success('Undone', 'Everything is back as it was.'),
  failed: notSaved,
};
