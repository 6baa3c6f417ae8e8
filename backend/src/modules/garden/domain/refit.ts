import type { TaskState } from './care-task.js';
import type { Plant } from './plant.js';
import { coldOfTasks, daysOfWords, rhythmsOf } from './rhythms.js';
import type { KnownCare } from './rhythms.js';
import type { Rhythm } from './situation.js';

/** A guide as it is; `before` the change care is null where it is not known. */
export interface ChangedGuide {
  id: string;
  care: KnownCare;
  waterNeeds: string;
  before: { care: KnownCare | null; waterNeeds: string };
}

type Fitted = Pick<Plant, 'waterNeeds' | 'outdoors'>;

/** A task with the rhythm of its guide: on again where it was off only as it was not done there. */
export const taking = <Task extends TaskState>(task: Task, rhythm: Rhythm): Task => ({
  ...task,
  ...rhythm,
  active: task.active || task.offByMove,
  offByMove: false,
});

/** A task that is not done any more, until it is again. */
export const ending = <Task extends TaskState>(task: Task): Task => ({
  ...task,
  active: false,
  offByMove: true,
});

/**
 * What becomes of the tasks of a plant whose guide has changed: those that are other now, and those that it did not have. What has a
 * rhythm of the gardener's own stays, and so do a watering that they said in words, a task that they turned off and one that the guide
 * never asked for.
 */
export function refit<Task extends TaskState>(plant: Fitted, tasks: Task[], guide: ChangedGuide) {
  const { care, before } = guide;
  const after = rhythmsOf(plant.waterNeeds, plant.outdoors, care);
  const asked = before.care ? rhythmsOf(plant.waterNeeds, plant.outdoors, before.care) : [];
  const standing = (known: Partial<KnownCare>) =>
    JSON.stringify([
      coldOfTasks(known, plant.outdoors),
      plant.outdoors && [known.harvest ?? null, known.pottedDays ?? null],
    ]);
  const standsOtherwise = standing(care) !== standing(before.care ?? {});
  const changed = tasks
    .filter((task) => !task.isOwnRhythm && !isInTheirWords(plant, task, guide))
    .flatMap((task) => {
      const rhythm = after.find(({ kind }) => kind === task.kind);
      const isOther = () => standsOtherwise || daysIn(rhythm!) !== daysIn(task);
      if (rhythm) return task.offByMove || isOther() ? [taking(task, rhythm)] : [];
      return task.active && asked.some(({ kind }) => kind === task.kind) ? [ending(task)] : [];
    });
  return { changed, added: after.filter((rhythm) => !tasks.some(({ kind }) => kind === rhythm.kind)) };
}

/** The words about watering that a plant took over follow its guide; those that its gardener chose stay. */
export const followedWords = ({ waterNeeds }: Fitted, { waterNeeds: words, before }: ChangedGuide) =>
  waterNeeds === before.waterNeeds ? words : waterNeeds;

/** A watering as its gardener said it in other words than the guide's; with a rhythm of the guide it is the guide's all the same. */
function isInTheirWords({ waterNeeds }: Fitted, task: Rhythm, guide: ChangedGuide): boolean {
  if (task.kind !== 'water' || [guide.waterNeeds, guide.before.waterNeeds].includes(waterNeeds)) return false;
  const days = daysOfWords(waterNeeds);
  return task.growingDays === days && task.restingDays === days;
}

const daysIn = ({ growingDays, restingDays, restMonths, months, everyYears }: Rhythm) =>
  JSON.stringify([growingDays, restingDays, restMonths, months, everyYears]);
