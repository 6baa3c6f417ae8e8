import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hemisphereOf } from '../../kernel/hemisphere.js';
import { instantOf, localDateOf } from '../../kernel/local-date.js';
import { Database } from '../../platform/database/database.js';
import { timeZoneOf } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CareRepository } from './care.repository.js';
import type { LockedTask } from './care.repository.js';
import type { Answer, CareAnswer, CareKind } from './domain/care-kind.js';
import { notYet, onlyWatering } from './domain/care.errors.js';
import type { CareTask, PastAnswer } from './domain/care-task.js';
import { plantNotFound } from './domain/plant.js';
import type { Plant } from './domain/plant.js';
import { schedule } from './domain/schedule.js';
import type { Due, Rhythm, Situation } from './domain/schedule.js';
import { GardenRepository } from './garden.repository.js';

/** Who gardens, and in which time zone. */
export type Gardener = Pick<Account, 'id' | 'timeZone'>;

/** What somebody says about a task. */
export interface Reply {
  answer: Answer;
  /** How long to wait, when it is put off. */
  days?: number | null;
  /** The gardener's own day; today when left out. */
  on?: string | null;
  /** The same key is the same answer, so a repeat changes nothing. */
  key?: string | null;
  /** The journal entry that tells of it. */
  entryId?: string | null;
}

export interface Answered {
  eventId: string;
  task: CareTask;
}

export interface Watered {
  eventId: string;
  plant: Plant;
}

/** What was answered, and the plant where that changed it: not for a repeat, and for watering alone. */
interface Written extends Answered {
  plant?: Plant;
}

const NOON = 12;

/** The day it is for this gardener. */
export const todayOf = (gardener: Gardener): string => localDateOf(new Date(), timeZoneOf(gardener));

/** Keeps the care of plants: what was done, and so what is due. */
@Injectable()
export class CareService {
  constructor(
    private readonly care: CareRepository,
    private readonly garden: GardenRepository,
    private readonly database: Database,
  ) {}

  /** Throws `task-not-found`, or `not-yet` for a day to come. */
  async answer(gardener: Gardener, taskId: string, reply: Reply): Promise<Answered> {
    const { eventId, task } = await this.database.transaction(async () =>
      this.write(gardener, await this.care.lock(taskId, gardener.id), reply),
    );
    return { eventId, task };
  }

  /** The same by plant and kind. A plant that has no such task has nothing to move: undefined. */
  answerKind(
    gardener: Gardener,
    plantId: string,
    kind: CareKind,
    reply: Reply,
  ): Promise<Written | undefined> {
    return this.database.transaction(async () => {
      const task = await this.care.lockKind(plantId, gardener.id, kind);
      return task && this.write(gardener, task, reply);
    });
  }

  /** Throws `plant-not-found`, also for somebody else's. */
  async water(gardener: Gardener, plantId: string, reply: Reply): Promise<Watered> {
    const written = await this.answerKind(gardener, plantId, 'water', reply);
    if (!written) throw plantNotFound();
    const { eventId, plant } = written;
    return { eventId, plant: plant ?? (await this.garden.get(plantId, gardener.id, todayOf(gardener))) };
  }

  /** As if it had not been said. Throws `event-not-found`. */
  undo(gardener: Gardener, eventId: string): Promise<void> {
    return this.database.transaction(async () => {
      const task = await this.care.lockByEvent(eventId, gardener.id);
      if (!task) return this.care.forgetEvent(eventId, gardener.id);
      const answers = task.answers.filter(({ id }) => id !== eventId);
      await this.care.undo(
        gardener.id,
        task,
        dueOf(gardener, { ...task, answers }),
        wateredAt(answers),
        eventId,
      );
    });
  }

  private async write(gardener: Gardener, task: LockedTask, reply: Reply): Promise<Written> {
    const { answer, days = null, entryId = null } = reply;
    const isOfSoil = answer === 'still-moist' || answer === 'was-dry';
    if (isOfSoil && task.kind !== 'water') throw onlyWatering();
    const id = reply.key ? idOf(gardener.id, reply.key) : randomUUID();
    if (task.answers.some((past) => past.id === id)) return { eventId: id, task: toTask(task, task) };
    const { on, at } = when(gardener, reply.on);
    const answers = inOrder([...task.answers, { id, answer, on, days, at: at.toISOString() }]);
    const due = dueOf(gardener, { ...task, answers });
    const event = { id, answer, days, on, at, entryId, today: todayOf(gardener) };
    const plant = await this.care.answer(gardener.id, task, due, wateredAt(answers), event);
    return { eventId: id, task: toTask(task, due), plant };
  }
}

type Schedulable = Rhythm & Pick<LockedTask, 'conditions' | 'startsOn'> & { answers: readonly CareAnswer[] };

/** When a task is due, for this gardener's seasons. */
export const dueOf = (gardener: Gardener, task: Schedulable): Due => schedule(situationOf(gardener, task));

/** All that a task's dates follow from. */
export const situationOf = (gardener: Gardener, task: Schedulable): Situation => ({
  rhythm: task,
  conditions: task.conditions,
  hemisphere: hemisphereOf(timeZoneOf(gardener)),
  answers: task.answers,
  startsOn: task.startsOn,
});

/** The instant of a day that was given: now for today, else noon. Throws `not-yet` for a day to come. */
function when(gardener: Gardener, on?: string | null): { on: string; at: Date } {
  const today = todayOf(gardener);
  if (!on || on === today) return { on: today, at: new Date() };
  if (on > today) throw notYet();
  return { on, at: instantOf(on, NOON, timeZoneOf(gardener)) };
}

const inOrder = (answers: PastAnswer[]): PastAnswer[] =>
  answers.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

function wateredAt(answers: PastAnswer[]): Date | null {
  const last = answers.findLast(({ answer }) => answer === 'done' || answer === 'was-dry');
  return last ? new Date(last.at) : null;
}

const toTask = (task: LockedTask, due: Pick<Due, 'dueOn' | 'lateOn' | 'lastDoneOn' | 'reason'>): CareTask => {
  const { id, plantId, plantName, plantImageUrl, place, kind, title, everyDays, isOwnRhythm, active } = task;
  const { dueOn, lateOn, lastDoneOn, reason } = due;
  const shown = { id, plantId, plantName, plantImageUrl, place, kind, title, everyDays, isOwnRhythm, active };
  return { ...shown, dueOn, lateOn, lastDoneOn, reason };
};

/** An id that belongs to one person's key alone. */
export function idOf(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
}
