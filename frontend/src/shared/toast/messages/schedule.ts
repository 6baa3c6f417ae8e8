import { notSaved, success, undoable } from './kinds';

/** The schedule of a plant. */
export const scheduleMessages = {
  changed: (task: string, plant: string, often?: string) =>
    success('Schedule Changed', `${task}, ${plant}: ${often ?? 'as we suggest'}.`),
  switchedOff: (task: string, plant: string) =>
    success('Switched Off', `${task}: nothing is planned for ${plant} any more.`),
  removed: (task: string, undo: () => void) => undoable('Task Deleted', `${task} is gone.`, undo),
  restored: (task: string) => success('Undone', `${task} is planned again.`),
  unwell: (plant: string) => success('Noted', `${plant} needs care until you say that it is well again.`),
  failed: notSaved,
};
