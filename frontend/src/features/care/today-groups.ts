import { tToday } from '../../languages/today';
import { inWords } from '../../shared/lib/in-order';

/** The fields of a task that grouping needs. */
export interface Grouped {
  id: string;
  plantId: string;
  place: string | null;
}

/** Tasks under one heading; `title` is null where they need none. */
export interface TaskGroup<Task> {
  title: string | null;
  tasks: Task[];
}

/** Up to this many tasks need no headings. */
const A_FEW = 5;

/**
 * Groups the tasks of a day: a few stay in the order in which they came due; many are grouped by place, so that each
 * place is visited once. The tasks of one plant are always next to each other.
 */
export function grouped<Task extends Grouped>(tasks: readonly Task[]): TaskGroup<Task>[] {
  if (!tasks.length) return [];
  const places = new Set(tasks.map(({ place }) => place));
  if (tasks.length <= A_FEW || places.size < 2) return [{ title: null, tasks: byPlant(tasks) }];
  const groups = new Map<string | null, Task[]>();
  for (const task of tasks) groups.set(task.place, [...(groups.get(task.place) ?? []), task]);
  return [...groups]
    .sort(([a], [b]) => Number(a === null) - Number(b === null) || inWords().compare(String(a), String(b)))
    .map(([place, there]) => ({ title: place ?? tToday('elsewhere'), tasks: byPlant(there) }));
}

/** The same tasks, those of a plant one after the other. */
export function byPlant<Task extends Grouped>(tasks: readonly Task[]): Task[] {
  const plants = new Map<string, Task[]>();
  for (const task of tasks) plants.set(task.plantId, [...(plants.get(task.plantId) ?? []), task]);
  return [...plants.values()].flat();
}

/**
 * The tasks on the page: those that are due, and those answered while the page is open, which keep their positions.
 * `kept` are the tasks in the order in which the page has shown them so far.
 */
export function shownTasks<Task extends Grouped>(
  kept: readonly Task[],
  due: readonly Task[],
  answered: ReadonlySet<string>,
): Task[] {
  const now = new Map(due.map((task) => [task.id, task]));
  const known = new Set(kept.map(({ id }) => id));
  return [
    ...kept.filter(({ id }) => now.has(id) || answered.has(id)).map((task) => now.get(task.id) ?? task),
    ...due.filter(({ id }) => !known.has(id)),
  ];
}
