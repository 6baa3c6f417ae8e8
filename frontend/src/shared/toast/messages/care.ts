import { refused, success, undoable } from './kinds';

/** Care that is due, done or planned. */
export const scheduleMessages = {
  done: (done: string, plant: string, undo: () => void) => undoable(`${plant}: ${done}!`, undefined, undo),
  moist: (plant: string, day: string, undo: () => void) =>
    undoable(
      'Still Moist',
      `We will ask about ${plant} again ${day}, and wait a little longer from now on.`,
      undo,
    ),
  putOff: (plant: string, day: string, undo: () => void) =>
    undoable('Put Off', `We will remind you of ${plant} ${day}.`, undo),
  undone: () => success('Undone', 'Everything is as it was.'),
  changed: (task: string, plant: string, often?: string) =>
    success('Schedule Changed', `${task}, ${plant}: ${often ?? 'as we suggest'}.`),
  switchedOff: (task: string, plant: string) =>
    success('Switched Off', `${task}: nothing is planned for ${plant} any more.`),
  removed: (task: string, undo: () => void) => undoable('Task Deleted', `${task} is gone.`, undo),
  unwell: (plant: string) => success('Noted', `${plant} needs care until you say that it is well again.`),
  well: (plant: string, undo: () => void) => undoable('Well Again', `Good news about ${plant}.`, undo),
  failed: refused('That could not be noted. Please try again.'),
};
