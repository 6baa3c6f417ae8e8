import { tSchedule } from '../../languages/schedule';
import { toDoWords, type NamedCare } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import { inTime } from '../../shared/lib/in-order';
import { theDay, type LocalDate } from '../../shared/lib/local-date';

interface Planned extends NamedCare {
  dueOn: LocalDate;
  putOffFrom: LocalDate | null;
  active: boolean;
}

/** How often, in words: "every day", "every 9 days", "every 2 years". For what the gardener has just chosen. */
export function intervalWords(days: number): string {
  return days % YEAR === 0
    ? tSchedule('everyYear', { count: days / YEAR })
    : tSchedule('everyDay', { count: days });
}

const YEAR = 365;

/** Whether the task is due. */
export const isDue = ({ active, dueOn }: Planned, today: LocalDate) => active && dueOn <= today;

/** Whether the task was due by today and waits, as the gardener put it off. */
export const isPutOff = ({ active, dueOn, putOffFrom }: Planned, today: LocalDate) =>
  active && dueOn > today && putOffFrom !== null && putOffFrom <= today;

/**
 * What waits, without blame: "Due today", "Waiting since Wednesday 18 November", "Put off until tomorrow"; undefined for a day to
 * come, of which the server's own sentence speaks.
 */
export function dueWords(task: Planned, today: LocalDate): string | undefined {
  const { dueOn } = task;
  if (isPutOff(task, today)) return tSchedule('putOffUntil', { day: theDay(dueOn, today) });
  if (dueOn > today) return undefined;
  return dueOn === today ? tSchedule('dueToday') : tSchedule('waitingSince', { day: theDay(dueOn, today) });
}

/** The next planned task, watering before others on the same day; undefined where nothing is planned. */
export const nextOf = <Task extends Planned>(tasks: Task[]): Task | undefined =>
  tasks.filter(({ active }) => active).sort(byDue)[0];

const byDue = (one: Planned, other: Planned) =>
  inTime(one.dueOn, other.dueOn) || Number(other.kind === 'water') - Number(one.kind === 'water');

/** The order of the list: planned tasks by day, then those that are switched off. */
export const inOrder = <Task extends Planned>(tasks: Task[]): Task[] =>
  [...tasks].sort((one, other) => Number(other.active) - Number(one.active) || byDue(one, other));

/** A task that is due, as a heading: "Check its soil today", "Feed it today", "Turn the pot today". */
export function askWords(task: NamedCare): string {
  if (task.kind === 'water') return tCare('checkSoil');
  return task.title
    ? tSchedule('doTitleToday', { title: toDoWords(task) })
    : tSchedule('doItToday', { task: toDoWords(task) });
}

/** A typed number of days, or undefined when it is not a whole number from 1 to 3650. */
export function daysFrom(text: string): number | undefined {
  const days = Number(text);
  return /^\s*\d+\s*$/.test(text) && days >= 1 && days <= MAX_DAYS ? days : undefined;
}

/** The longest interval: ten years. */
export const MAX_DAYS = 3650;
