import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { lastDayOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { CareRepository } from './care.repository.js';
import type { LockedTask, UnwellPlant } from './care.repository.js';
import { noSuchMonth } from '../domain/care.errors.js';
import type { CareKind } from '../domain/care-kind.js';
import type { CareEvent, CareTask } from '../domain/care-task.js';
import { dueOf, readerOf, situationOf, todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { spokenFor } from '../domain/rhythm-words.js';
import { occurrences } from '../domain/schedule.js';
import { saidStep } from '../health/spoken.js';

/** What is due for a plant. */
export type DueTask = Pick<
  CareTask,
  'plantId' | 'plantName' | 'kind' | 'title' | 'dueOn' | 'putOffFrom' | 'reason'
> & {
  taskId: string;
};

/** What a message says about a garden: what is due, and which plants are unwell all the same. */
export interface News {
  due: DueTask[];
  unwell: UnwellPlant[];
}

/** One time that a task falls on a day. */
export interface Occurrence {
  taskId: string;
  plantId: string;
  plantName: string;
  kind: CareKind;
  title: string | null;
  date: LocalDate;
  /** Expected, if everything before it is done in time. */
  isProjected: boolean;
  /** What every place says about the task; of an expected time only how often it comes. */
  reason: string;
}

export interface Today {
  date: LocalDate;
  due: CareTask[];
  /** What was due by now and is put off to another day. */
  putOff: CareTask[];
  done: CareEvent[];
  next: CareTask[];
}

/** What plant sitters did, and what is to be done. */
export interface TasksForSitter {
  done: Omit<CareEvent, 'createdAt'>[];
  due: Occurrence[];
}

export interface CalendarDay {
  date: LocalDate;
  tasks: Omit<Occurrence, 'date'>[];
  done: CareEvent[];
}

/** From which day to which tasks are reckoned, and from which on they are shown. */
interface Days {
  from: LocalDate;
  to: LocalDate;
  shownFrom: LocalDate;
  /** Whether who reads them may move a plant to past plants. */
  mayArchive: boolean;
}

/** A month, `2026-11`, and its days on which something is due or was done. */
export interface Calendar {
  month: string;
  today: LocalDate;
  days: CalendarDay[];
}

const NEXT = 5;
const MONTHS_BACK = 24;
const MONTHS_AHEAD = 12;
/** Tasks whose times are reckoned before others have their turn: those of a large garden take a second. */
const AT_A_TIME = 8;

/** What is to be done when, over a whole garden. */
@Injectable()
export class CareAgenda {
  constructor(private readonly care: CareRepository) {}

  /** What is due for a gardener on their own day, the longest overdue first. */
  async due(userId: string, today: LocalDate): Promise<DueTask[]> {
    const tasks = await this.care.due(userId, today);
    return tasks.map(({ id, plantId, plantName, kind, title, dueOn, putOffFrom, reason }) => ({
      taskId: id,
      plantId,
      plantName,
      kind,
      title,
      dueOn,
      putOffFrom,
      reason,
    }));
  }

  /** The same, and the plants that have an open problem. */
  async news(userId: string, today: LocalDate): Promise<News> {
    const [due, unwell] = await Promise.all([this.due(userId, today), this.care.unwell(userId)]);
    return { due, unwell };
  }

  /** Which of many people have something to do, each on their own day: one query for all. */
  async dueAmong(people: { userId: string; on: LocalDate }[]): Promise<Set<string>> {
    const ids = people.map(({ userId }) => userId);
    const busy = await this.care.dueAmong(
      ids,
      people.map(({ on }) => on),
    );
    return new Set(busy.map(({ id }) => id));
  }

  /** Every time a task falls from one day to another; what is overdue falls on the first. */
  upcoming(gardener: Gardener, from: LocalDate, to: LocalDate): Promise<Occurrence[]> {
    return this.expected(gardener, { from, to, shownFrom: from });
  }

  /** What was answered from one day to another: done, or looked at; the earliest first. */
  answered(gardener: Gardener, from: LocalDate, to: LocalDate): Promise<CareEvent[]> {
    return this.care.doneBetween(gardener, from, to);
  }

  /** What plant sitters did from one day to another, the earliest first. */
  doneBySitters(gardener: Gardener, from: LocalDate, to: LocalDate): Promise<CareEvent[]> {
    return this.care.doneBySitters(gardener, from, to);
  }

  /**
   * What plant sitters did from one day to another, and every time a task falls from today to that last day; both are read
   * at one moment.
   */
  async forSitter(gardener: Gardener, from: LocalDate, to: LocalDate): Promise<TasksForSitter> {
    const today = todayOf(gardener);
    const last = to < today ? to : today;
    const { done, due } = await this.care.forSitter(gardener.id, { from, to: last }, to < today ? null : to);
    const days = { from: today, to, shownFrom: today };
    return { done, due: await spread(gardener, due, { ...days, mayArchive: false }) };
  }

  async today(gardener: Gardener): Promise<Today> {
    const reader = readerOf(gardener);
    const date = reader.today;
    const [tasks, done] = await Promise.all([
      this.care.dueAndNext(gardener.id, reader, NEXT),
      this.care.doneBetween(gardener, date, date),
    ]);
    return { date, done, ...tasks };
  }

  /** The days of a month, `2026-11`, on which something is due or was done. Throws `no-such-month`. */
  async month(gardener: Gardener, month: string): Promise<Calendar> {
    const today = todayOf(gardener);
    const ahead = monthsBetween(today.slice(0, 7), month);
    if (ahead < -MONTHS_BACK || ahead > MONTHS_AHEAD) throw noSuchMonth();
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    const from = first > today ? first : today;
    const [done, tasks] = await Promise.all([
      this.care.doneBetween(gardener, first, last),
      from > last ? [] : this.expected(gardener, { from: today, to: last, shownFrom: from }),
    ]);
    return { month, today, days: byDay(tasks, done) };
  }

  private async expected(gardener: Gardener, days: Omit<Days, 'mayArchive'>): Promise<Occurrence[]> {
    const { mayArchive } = readerOf(gardener, days.from);
    return spread(gardener, await this.care.until(gardener.id, days.to), { ...days, mayArchive });
  }
}

async function spread(gardener: Gardener, tasks: LockedTask[], days: Days): Promise<Occurrence[]> {
  const all: Occurrence[] = [];
  for (const [index, task] of tasks.entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await turnOfOthers();
    all.push(...occurrencesOf(gardener, task, days));
  }
  return all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function occurrencesOf(gardener: Gardener, task: LockedTask, days: Days): Occurrence[] {
  const { from, to, shownFrom, mayArchive } = days;
  const { id: taskId, plantId, plantName, kind, title } = task;
  const hasPassed = task.closesOn !== null && task.closesOn < from && kind !== 'water';
  const { dueOn, reason } = spokenFor({ today: from, mayArchive })(
    hasPassed ? dueOf(gardener, task, from) : task,
  );
  const start = dueOn < from ? from : dueOn;
  const expected = occurrences(situationOf(gardener, task, from), { dueOn: start, reason }, to);
  const shown = saidStep({ taskId, plantId, plantName, kind, title });
  return expected
    .filter(({ on }) => on >= shownFrom)
    .map(({ on, words }) => ({ ...shown, date: on, isProjected: on !== start, reason: words() }));
}

function byDay(tasks: Occurrence[], done: CareEvent[]): CalendarDay[] {
  const dates = new Set([...tasks.map(({ date }) => date), ...done.map(({ happenedOn }) => happenedOn)]);
  return [...dates].sort().map((date) => ({
    date,
    tasks: tasks.filter((task) => task.date === date).map(({ date: _, ...task }) => task),
    done: done.filter(({ happenedOn }) => happenedOn === date),
  }));
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));
