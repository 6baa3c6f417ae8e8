import { tAnswers } from '../../../languages/answers';
import { tToasts } from '../../../languages/toasts';
import { notSaved, success, undoable } from './kinds';

/** What an answer taught the rhythm of a plant. */
export type Lesson = 'longer' | 'shorter' | null;

/** What an early answer taught, as a sentence. */
export const driedEarly = () => tAnswers('driedEarly');

/** The answers to a task. */
export const careMessages = {
  watered: (plant: string, learnt: Lesson, undo: () => void) =>
    undoable(
      tAnswers('watered'),
      tAnswers(learnt === 'shorter' ? 'wateredEarly' : 'wateredText', { plant }),
      undo,
    ),
  done: (done: string, plant: string, undo: () => void) =>
    undoable(tAnswers('done', { plant, done }), undefined, undo),
  /** Another one of the household was first; `who` is the server's sentence. There is nothing to undo. */
  already: (who: string) => success(tAnswers('already'), who),
  /** `onDay` is a day within a sentence: "on Saturday 28 November". */
  moist: (plant: string, onDay: string, learnt: Lesson, undo: () => void) =>
    undoable(
      tAnswers('moist'),
      tAnswers(learnt === 'longer' ? 'moistLonger' : 'moistText', { plant, onDay }),
      undo,
    ),
  /** `day` is a day after "until". */
  putOff: (plant: string, day: string, undo: () => void) =>
    undoable(tAnswers('putOff', { day }), tAnswers('putOffText', { plant }), undo),
  undone: () => success(tToasts('undone'), tToasts('asItWas')),
  failed: notSaved,
};
