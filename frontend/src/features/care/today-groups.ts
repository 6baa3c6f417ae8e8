/** What grouping needs to know of a task. */
export interface Grouped {
  id: string;
  plantId: string;
  place: string | null;
}

/** Tasks under one heading; without a heading where they need none. */
export interface TaskGroup<Task> {
  title: string | null;
  tasks: Task[];
}

/** Up to this many tasks are taken in at a glance and need no headings. */
const A_FEW = 5;
const ELSEWHERE = 'Elsewhere';

/**
 * The tasks of a day as somebody walks through them: a few in the order in which they came due; many by place, so that
 * each place is visited once; and a plant's own tasks always one after the other.
 */
export function grouped<Task extends Grouped>(tasks: readonly Task[]): TaskGroup<Task>[] {
  const places = new Set(tasks.map(({ place }) => place));
  if (tasks.length <= A_FEW || places.size < 2) return [{ title: null, tasks: byPlant(tasks) }];
  const groups = new Map<string | null, Task[]>();
  for (const task of tasks) groups.set(task.place, [...(groups.get(task.place) ?? []), task]);
  return [...groups]
    .sort(([a], [b]) => Number(a === null) - Number(b === null) || String(a).localeCompare(String(b), 'en'))
    .map(([place, there]) => ({ title: place ?? ELSEWHERE, tasks: byPlant(there) }));
}

function byPlant<Task extends Grouped>(tasks: readonly Task[]): Task[] {
  const plants = new Map<string, Task[]>();
  for (const task of tasks) plants.set(task.plantId, [...(plants.get(task.plantId) ?? []), task]);
  return [...plants.values()].flat();
}

/**
 * What is on the page: the tasks that are due, and those that were answered while it was open, which keep their places.
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
