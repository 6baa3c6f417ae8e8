import { refused, success, undoable } from './kinds';

/** What an answer taught the rhythm of a plant. */
export type Lesson = 'longer' | 'shorter' | null;

/** Care that is due, done or planned. */
export const scheduleMessages = {
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
  changed: (task: string, plant: string, often?: string) =>
    success('Schedule Changed', `${task}, ${plant}: ${often ?? 'as we suggest'}.`),
  switchedOff: (task: string, plant: string) =>
    success('Switched Off', `${task}: nothing is planned for ${plant} any more.`),
  removed: (task: string, undo: () => void) => undoable('Task Deleted', `${task} is gone.`, undo),
  restored: (task: string) => success('Undone', `${task} is planned again.`),
  unwell: (plant: string) => success('Noted', `${plant} needs care until you say that it is well again.`),
  failed: refused('That couldn’t be saved. Please try again.'),
};
