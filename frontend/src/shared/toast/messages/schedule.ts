import { tSchedule } from '../../../languages/schedule';
import { tToasts } from '../../../languages/toasts';
import { notSaved, success, undoable } from './kinds';

/** The schedule of a plant. */
export const scheduleMessages = {
  changed: (task: string, plant: string, often?: string) =>
    success(
      tSchedule('changed'),
      often ? tSchedule('changedTo', { task, plant, often }) : tSchedule('asSuggested', { task, plant }),
    ),
  switchedOff: (task: string, plant: string) =>
    success(tSchedule('switchedOff'), tSchedule('switchedOffText', { task, plant })),
  removed: (task: string, undo: () => void) =>
    undoable(tSchedule('deleted'), tSchedule('deletedText', { task }), undo),
  restored: (task: string) => success(tToasts('undone'), tSchedule('plannedAgain', { task })),
  unwell: (plant: string) => success(tToasts('noted'), tSchedule('unwell', { plant })),
  failed: notSaved,
};
