import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import type { PreparedStatement } from '../../../platform/database/database.js';
import type { Action } from '../../activity/index.js';
import * as sql from './care.statements.js';
import type { CareEvent, CareTask, PastAnswer, StoredTask, TaskState } from '../domain/care-task.js';
import type { Answer, CareKind } from '../domain/care-kind.js';
import { eventNotFound, taskNotFound } from '../domain/care.errors.js';
import { authorFor } from '../domain/gardener.js';
import type { Author, Gardener, Noter } from '../domain/gardener.js';
import { recordedAs } from '../domain/journal.js';
import { plantNotFound } from '../domain/plant.js';
import type { Plant, PlantState } from '../domain/plant.js';
import { spokenFor } from '../domain/rhythm-words.js';
import type { Reader } from '../domain/rhythm-words.js';
import type { Due, Rhythm } from '../domain/situation.js';
import { CareEventSchema } from '../tables/care-event.schema.js';
import { saidPlant, saidStep } from '../health/spoken.js';
import { CareTaskSchema } from '../tables/care-task.schema.js';
import { PlantSchema } from '../tables/plant.schema.js';

/** A task as it is read for changing: with its answers, and what a screen shows of it. */
export type LockedTask = TaskState & StoredTask;

/** The same with its gardener, their time zone and their day. */
export type GardenersTask = LockedTask & { userId: string; timeZone: string | null; today: LocalDate };

interface DueAndNext<Task> {
  due: Task[];
  putOff: Task[];
  next: Task[];
}

interface ForSitter {
  done: Omit<CareEvent, 'createdAt'>[];
  due: LockedTask[];
}

export interface NewEvent {
  id: string;
  answer: Answer;
  days: number | null;
  on: string;
  at: Date;
  entryId: string | null;
  bySitter: boolean;
  memberId: string | null;
}

type StoredEvent = Omit<CareEvent, 'by'> & Author;

/** A plant with an open problem, and what that is called. */
export interface UnwellPlant {
  plantName: string;
  problem: string;
}

/** What a gardener decides about a task. */
type TaskSettings = Rhythm & { active: boolean; offByMove?: boolean; title: string | null };

/** What the care of a plant follows from. */
export type KeptPlant = Pick<Plant, 'libraryId' | 'waterNeeds' | 'light' | 'potCm' | 'outdoors'>;

const KEPT = {
  id: true,
  libraryId: true,
  waterNeeds: true,
  light: true,
  potCm: true,
  outdoors: true,
} as const;

/** Care tasks and what was done. The owner is part of every query. */
@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Locks the task until the transaction ends. Throws `task-not-found`, also for another person's. */
  async lock(id: string, userId: string): Promise<LockedTask> {
    const task = await this.lockOne(sql.LOCK, [id, userId]);
    if (!task) throw taskNotFound();
    return task;
  }

  /** The task of this kind of a plant; undefined when it has none. */
  lockKind(plantId: string, userId: string, kind: CareKind): Promise<LockedTask | undefined> {
    return this.lockOne(sql.LOCK_KIND, [plantId, userId, kind]);
  }

  /** The other task that is done with this one: a treatment's repotting, or that of its care. */
  async lockTwin(id: string, userId: string): Promise<LockedTask | undefined> {
    const [twin] = await this.database.query<{ id: string }>(sql.TWIN, [id, userId]);
    return twin && this.lock(twin.id, userId);
  }

  lockByEvent(eventId: string, userId: string): Promise<LockedTask | undefined> {
    return this.lockOne(sql.LOCK_BY_EVENT, [eventId, userId]);
  }

  /** Records an answer and moves the task; a repeat of the same event changes nothing. Answers the plant after a watering. */
  async recordAnswer(
    userId: string,
    task: LockedTask,
    due: Due,
    wateredAt: Date | null,
    event: NewEvent,
  ): Promise<PlantState | undefined> {
    const { id, answer, days, on, at, entryId, bySitter, memberId } = event;
    const moved = movedTo(userId, task, due, wateredAt);
    const recorded: { action: Action; details: string } = recordedAs(task, answer, bySitter);
    const noted = [
      id,
      task.title,
      answer,
      days,
      on,
      at,
      entryId,
      recorded.action,
      recorded.details,
      bySitter,
      memberId,
    ];
    const [plant] = await this.database.query<PlantState>(sql.ANSWER, [...moved, ...noted]);
    return plant;
  }

  async undo(userId: string, task: LockedTask, due: Due, wateredAt: Date | null, eventId: string) {
    await this.database.query(sql.UNDO, [...movedTo(userId, task, due, wateredAt), eventId]);
  }

  /** Deletes an answer whose task is gone. Throws `event-not-found`. */
  async forgetEvent(id: string, userId: string): Promise<void> {
    const events = this.database.table(CareEventSchema);
    const { affected } = await events.delete({ id, userId, taskId: IsNull() });
    if (!affected) throw eventNotFound();
  }

  /** Gives a task another rhythm and date. */
  async set(userId: string, id: string, task: TaskSettings, due: Due): Promise<void> {
    await this.tasks.update({ id, userId }, rowOf(task, due));
  }

  /** Adds a task to a plant; one of the same kind, or with the same id, that is there already stays as it is. Answers whether it is new. */
  async add(
    userId: string,
    plantId: string,
    task: TaskSettings & { id?: string; startsOn: LocalDate },
    due: Due,
  ): Promise<boolean> {
    const { id, kind, startsOn } = task;
    const row = { ...(id && { id }), userId, plantId, kind, startsOn, ...rowOf(task, due) };
    return (await this.database.insertNew(CareTaskSchema, [row])) > 0;
  }

  /** Deletes a custom task; what was done stays in the journal. Throws `task-not-found`. */
  async remove(id: string, userId: string): Promise<void> {
    const { affected } = await this.tasks.delete({ id, userId, kind: 'custom', problemId: IsNull() });
    if (!affected) throw taskNotFound();
  }

  /** Throws `plant-not-found`, also for another person's. */
  async plant(id: string, userId: string): Promise<KeptPlant> {
    const plant = await this.plants.findOne({ select: KEPT, where: { id, userId, deletedAt: IsNull() } });
    if (!plant) throw plantNotFound();
    return plant;
  }

  /** The same, locked until the transaction ends: what is read of its tasks afterwards stays as it is. */
  async lockPlant(id: string, userId: string): Promise<KeptPlant> {
    const where = { id, userId, deletedAt: IsNull() };
    const plant = await this.plants.findOne({ select: KEPT, where, lock: { mode: 'for_no_key_update' } });
    if (!plant) throw plantNotFound();
    return plant;
  }

  /** The same as `plant`, also of a deleted one; null where it does not follow this guide. */
  guided(id: string, userId: string, libraryId: string): Promise<KeptPlant | null> {
    return this.plants.findOne({ select: KEPT, where: { id, userId, libraryId } });
  }

  async setWaterNeeds(id: string, userId: string, waterNeeds: string): Promise<void> {
    await this.plants.update({ id, userId }, { waterNeeds });
  }

  async ofPlant(plantId: string, userId: string, reader: Reader): Promise<CareTask[]> {
    const tasks = await this.database.query<StoredTask>(sql.OF_PLANT, [plantId, userId]);
    return tasks.map(saidFor(reader));
  }

  /** What is due on or before a day, the longest overdue first, as the gardener reads it. */
  async due(userId: string, today: LocalDate): Promise<CareTask[]> {
    const tasks = await this.database.query<StoredTask>(sql.DUE, [userId, today]);
    return tasks.map(saidFor({ today, mayArchive: true }));
  }

  /** The same, what was due and is put off, and the first few that come after that day. */
  async dueAndNext(userId: string, reader: Reader, most: number): Promise<DueAndNext<CareTask>> {
    const [tasks] = await this.database.query<DueAndNext<StoredTask>>(sql.DUE_AND_NEXT, [
      userId,
      reader.today,
      most,
    ]);
    const { due, putOff, next } = tasks!;
    const spoken = saidFor(reader);
    return { due: due.map(spoken), putOff: putOff.map(spoken), next: next.map(spoken) };
  }

  /** The plants with an open problem, by name. */
  async unwell(userId: string): Promise<UnwellPlant[]> {
    return (await this.database.query<UnwellPlant>(sql.UNWELL, [userId])).map(saidPlant);
  }

  /** Those of these people for whom something is due on or before their day. */
  dueAmong(ids: string[], days: string[]): Promise<{ id: string }[]> {
    return this.database.query(sql.DUE_AMONG, [ids, days]);
  }

  /** Everything due until a day, with what later dates follow from. */
  async until(userId: string, to: string): Promise<LockedTask[]> {
    return (await this.database.query<LockedTask>(sql.UNTIL, [userId, to])).map(oldestFirst);
  }

  /** At most so many tasks whose season has passed, locked until the transaction ends. */
  async lockPassed(limit: number): Promise<GardenersTask[]> {
    return (await this.database.query<GardenersTask>(sql.PASSED, [limit])).map(oldestFirst);
  }

  /** The tasks of a plant that have a rhythm, also of a past one, locked until the transaction ends. */
  async lockOfPlant(plantId: string, userId: string): Promise<GardenersTask[]> {
    return (await this.database.query<GardenersTask>(sql.LOCK_OF_PLANT, [plantId, userId])).map(oldestFirst);
  }

  /**
   * The tasks of a person whose dates are older than their last answer, as after an import; locked until the transaction
   * ends.
   */
  async lockBehind(userId: string): Promise<GardenersTask[]> {
    return (await this.database.query<GardenersTask>(sql.BEHIND, [userId])).map(oldestFirst);
  }

  /** Every plant of a person, past ones too. */
  async plantsOf(userId: string): Promise<string[]> {
    const plants = await this.plants.find({ select: { id: true }, where: { userId } });
    return plants.map(({ id }) => id);
  }

  /** Sets the dates of these tasks, before which day they have not waited where that is given, and the last watering of their plants where it is newer. */
  async moveAll(
    dates: (Due & { id: string; wateredAt: Date | null; movedOn?: LocalDate | undefined })[],
  ): Promise<void> {
    await this.database.query(sql.MOVE_ALL, [JSON.stringify(dates)]);
  }

  async doneBetween(gardener: Gardener, from: string, to: string): Promise<CareEvent[]> {
    const events = await this.database.query<StoredEvent>(sql.DONE, [gardener.id, from, to]);
    return events.map(withAuthor(gardener));
  }

  /** Who else of the household, or which plant sitter for a member, was first to note on this day that it is done. */
  async doneByAnother(taskId: string, on: LocalDate, memberId?: string): Promise<Noter | undefined> {
    const [first] = await this.database.query<Noter>(sql.DONE_BY_ANOTHER, [taskId, on, memberId ?? null]);
    return first;
  }

  /** Whether a member has noted this. */
  isOf(memberId: string, eventId: string): Promise<boolean> {
    return this.database.table(CareEventSchema).existsBy({ id: eventId, memberId });
  }

  /** What plant sitters did from one day to another, the earliest first. */
  async doneBySitters(gardener: Gardener, from: string, to: string): Promise<CareEvent[]> {
    const events = await this.database.query<StoredEvent>(sql.DONE_BY_SITTERS, [gardener.id, from, to]);
    return events.map(withAuthor(gardener));
  }

  /** The same, and what is due until a day (null for nothing), as both are at one moment. */
  async forSitter(
    userId: string,
    done: { from: string; to: string },
    until: string | null,
  ): Promise<ForSitter> {
    const [row] = await this.database.query<ForSitter>(sql.FOR_SITTER, [userId, done.from, done.to, until]);
    return { done: row!.done.map(saidStep), due: row!.due.map(oldestFirst) };
  }

  private get plants() {
    return this.database.table(PlantSchema);
  }

  private get tasks() {
    return this.database.table(CareTaskSchema);
  }

  private async lockOne(statement: PreparedStatement, values: unknown[]): Promise<LockedTask | undefined> {
    const [task] = await this.database.query<LockedTask>(statement, values);
    return task && oldestFirst(task);
  }
}

/** The task as it is true for who reads it, in their language. */
const saidFor =
  (reader: Reader) =>
  (task: StoredTask): CareTask =>
    saidStep(spokenFor(reader)(task));

/** The event with the name of who noted it, as a gardener or a member sees it. */
const withAuthor =
  (gardener: Gardener) =>
  ({ byMember, memberId, memberName, ...event }: StoredEvent): CareEvent => ({
    ...saidStep(event),
    by: event.bySitter ? null : authorFor(gardener, { byMember, memberId, memberName }),
  });

function rowOf(task: TaskSettings, due: Due) {
  const { growingDays, restingDays, months, everyYears, restMonths, isOwnRhythm } = task;
  const { active, offByMove = false, title } = task;
  const { lastDoneOn, dueOn, putOffFrom, lateOn, closesOn, reason } = due;
  const year = { months: months && [...months], everyYears, restMonths: [...restMonths] };
  const rhythm = { growingDays, restingDays, ...year, ownRhythm: isOwnRhythm, active, offByMove, title };
  return { ...rhythm, lastDoneOn, dueOn, putOffFrom, lateOn, closesOn, reason };
}

const movedTo = (userId: string, { id }: LockedTask, due: Due, wateredAt: Date | null) => [
  ...[id, userId, wateredAt, due.lastDoneOn, due.dueOn, due.lateOn, due.reason],
  ...[due.putOffFrom, due.closesOn],
];

const oldestFirst = <Task extends LockedTask>(task: Task): Task => ({
  ...task,
  answers: [...task.answers].reverse() as PastAnswer[],
});
