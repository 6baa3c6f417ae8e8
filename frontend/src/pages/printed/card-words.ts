import type { CareTaskDto, LibraryPlantDto } from '../../shared/api/api';

const taskOf = (tasks: CareTaskDto[], wanted: CareTaskDto['kind']) =>
  tasks.find(({ kind, active }) => kind === wanted && active);

/** How often, as a sentence; undefined while it is put off. */
const rhythmOf = (task?: CareTaskDto): string | undefined => (task?.rhythm ? `${task.rhythm}.` : undefined);

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
