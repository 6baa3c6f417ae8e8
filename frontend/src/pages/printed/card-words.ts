import type { CareTaskDto, LibraryPlantDto } from '../../shared/api/api';

const RHYTHM = /^(?:Every|About every) [^.]+\./;

const taskOf = (tasks: CareTaskDto[], wanted: CareTaskDto['kind']) =>
  tasks.find(({ kind, active }) => kind === wanted && active);

/** How often, out of the sentences that every place says; undefined while it is put off, as they then speak of that. */
const rhythmOf = (task?: CareTaskDto) => RHYTHM.exec(task?.reason ?? '')?.[0];

/**
 * How often it is watered now: "Every 11 days in winter." Undefined where no watering is planned, and while it is put off: the
 * library's rhythm may be another than the plant's.
 */
export const waterSentence = (tasks: CareTaskDto[]): string | undefined => rhythmOf(taskOf(tasks, 'water'));

/**
 * How often it is fed, over the year: the gardener's own rhythm or, where they chose none, the library's. Undefined where it is
 * not fed at all, or nobody knows.
 */
export function feedSentence(tasks: CareTaskDto[], known?: LibraryPlantDto): string | undefined {
  const task = taskOf(tasks, 'fertilise');
  if (!task) return undefined;
  return task.isOwnRhythm ? rhythmOf(task) : (known?.care.feed ?? rhythmOf(task));
}
