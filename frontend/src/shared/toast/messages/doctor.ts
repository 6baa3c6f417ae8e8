import { tToasts } from '../../../languages/toasts';
import { tTreatment } from '../../../languages/treatment';
import { failure, notSaved, success, undoable } from './kinds';

/** What is wrong with a plant, and its plan. */
export const doctorMessages = {
  started: (plant: string, undo: () => void) =>
    undoable(tTreatment('started'), tTreatment('startedText', { plant }), undo),
  better: (plant: string, undo: () => void) =>
    undoable(tTreatment('better'), tTreatment('betterText', { plant }), undo),
  /** `onDay` is a day within a sentence: "on Saturday 28 November". */
  same: (plant: string, onDay: string, undo: () => void) =>
    undoable(tToasts('noted'), tTreatment('askAgain', { plant, onDay }), undo),
  notBetter: (plant: string, undo: () => void) =>
    undoable(tTreatment('notBetter'), tTreatment('notBetterText', { plant }), undo),
  photo: () => success(tTreatment('photo'), tTreatment('photoText')),
  noPhoto: (why: string) => failure(tToasts('error'), why),
  undone: () => success(tToasts('undone'), tToasts('asItWas')),
  failed: notSaved,
};
