import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { PreparedStatement } from '../../../platform/database/database.js';
import * as sql from './care.statements.js';
import type { CareEvent, CareTask, PastAnswer, TaskState } from '../domain/care-task.js';
import type { CareKind } from '../domain/care-kind.js';
import { eventNotFound, taskNotFound } from '../domain/care.errors.js';
import { plantNotFound } from '../domain/plant.js';
import type { Plant, PlantState } from '../domain/plant.js';
import type { Due, Rhythm } from '../domain/schedule.js';

/** A task as it is read for changing: with its answers, and what a screen shows of it. */
export type LockedTask = TaskState & CareTask;

interface DueAndNext {
  due: CareTask[];
  next: CareTask[];
}

interface NewEvent {
  id: string;
  answer: string;
  days: number | null;
  on: string;
  at: Date;
  entryId: string | null;
}

/** What the care of a plant follows from. */
export type KeptPlant = Pick<Plant, 'libraryId' | 'waterNeeds' | 'light' | 'potCm'>;

/** Care tasks and what was done. Whose they are is part of every question. */
@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Locks the task until the transaction ends. Throws `task-not-found`, also for somebody else's. */
  async lock(id: string, userId: string): Promise<LockedTask> {
    const task = await this.lockOne(sql.LOCK, [id, userId]);
    if (!task) throw taskNotFound();
    return task;
  }

  /** The task of this kind of a plant; undefined when it has none. */
  lockKind(plantId: string, userId: string, kind: CareKind): Promise<LockedTask | undefined> {
    return this.lockOne(sql.LOCK_KIND, [plantId, userId, kind]);
  }

  lockByEvent(eventId: string, userId: string): Promise<LockedTask | undefined> {
    return this.lockOne(sql.LOCK_BY_EVENT, [eventId, userId]);
  }

  /**
   * Writes an answer down and moves the task; a repeat of the same event changes nothing. Where it is about watering, the
   * plant as it is then.
   */
  async recordAnswer(
    userId: string,
    task: LockedTask,
    due: Due,
    wateredAt: Date | null,
    event: NewEvent,
  ): Promise<PlantState | undefined> {
    const { id, answer, days, on, at, entryId } = event;
    const moved = [task.id, userId, wateredAt, due.lastDoneOn, due.dueOn, due.lateOn, due.reason];
    const noted = [id, task.title, answer, days, on, at, entryId];
    const [plant] = await this.database.query<PlantState>(sql.ANSWER, [...moved, ...noted]);
    return plant;
  }

  async undo(userId: string, task: LockedTask, due: Due, wateredAt: Date | null, eventId: string) {
    const moved = [task.id, userId, wateredAt, due.lastDoneOn, due.dueOn, due.lateOn, due.reason];
    await this.database.query(sql.UNDO, [...moved, eventId]);
  }

  /** Forgets what was done for a task that is no more. Throws `event-not-found`. */
  async forgetEvent(eventId: string, userId: string): Promise<void> {
    const gone = await this.database.query(sql.FORGET_EVENT, [eventId, userId]);
    if (gone.length === 0) throw eventNotFound();
  }

  async set(userId: string, id: string, task: Rhythm & { active: boolean; title: string | null }, due: Due) {
    const { growingDays, restingDays, isOwnRhythm, active, title } = task;
    const rhythm = [id, userId, growingDays, restingDays, isOwnRhythm, active, title];
    await this.database.query(sql.SET, [...rhythm, due.lastDoneOn, due.dueOn, due.lateOn, due.reason]);
  }

  async add(
    userId: string,
    plantId: string,
    task: Rhythm & { active: boolean; title: string | null; startsOn: string },
    due: Due,
  ) {
    const { kind, title, growingDays, restingDays, isOwnRhythm, active, startsOn } = task;
    const values = [plantId, userId, kind, title, growingDays, restingDays, isOwnRhythm, active, startsOn];
    await this.database.query(sql.ADD, [...values, due.dueOn, due.lateOn, due.reason]);
  }

  /** Takes a custom task away; what was done stays in the journal. Throws `task-not-found`. */
  async remove(id: string, userId: string): Promise<void> {
    const removed = await this.database.query(sql.REMOVE, [id, userId]);
    if (removed.length === 0) throw taskNotFound();
  }

  /** Throws `plant-not-found`, also for somebody else's. */
  async plant(id: string, userId: string): Promise<KeptPlant> {
    const [plant] = await this.database.query<KeptPlant>(sql.PLANT, [id, userId]);
    if (!plant) throw plantNotFound();
    return plant;
  }

  ofPlant(plantId: string, userId: string): Promise<CareTask[]> {
    return this.database.query(sql.OF_PLANT, [plantId, userId]);
  }

  /** What is due on or before a day, the longest overdue first. */
  due(userId: string, today: string): Promise<CareTask[]> {
    return this.database.query(sql.DUE, [userId, today]);
  }

  /** The same, and the first few that come after that day. */
  async dueAndNext(userId: string, today: string, most: number): Promise<DueAndNext> {
    const [tasks] = await this.database.query<DueAndNext>(sql.DUE_AND_NEXT, [userId, today, most]);
    return tasks!;
  }

  /** Those of these people for whom something is due on or before their day. */
  dueAmong(ids: string[], days: string[]): Promise<{ id: string }[]> {
    return this.database.query(sql.DUE_AMONG, [ids, days]);
  }

  /** Everything due until a day, with what later dates follow from. */
  async until(userId: string, to: string): Promise<LockedTask[]> {
    return (await this.database.query<LockedTask>(sql.UNTIL, [userId, to])).map(oldestFirst);
  }

  doneBetween(userId: string, from: string, to: string): Promise<CareEvent[]> {
    return this.database.query(sql.DONE, [userId, from, to]);
  }

  private async lockOne(statement: PreparedStatement, values: unknown[]): Promise<LockedTask | undefined> {
    const [task] = await this.database.query<LockedTask>(statement, values);
    return task && oldestFirst(task);
  }
}

const oldestFirst = (task: LockedTask): LockedTask => ({
  ...task,
  answers: [...task.answers].reverse() as PastAnswer[],
});
