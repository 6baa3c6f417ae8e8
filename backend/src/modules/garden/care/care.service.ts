import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { texts } from '../../../kernel/languages/texts.js';
import { addDays } from '../../../kernel/local-date.js';
import { Database } from '../../../platform/database/database.js';
import { CareRepository } from './care.repository.js';
import type { LockedTask, NewEvent } from './care.repository.js';
import type { Answer, CareKind } from '../domain/care-kind.js';
import { eventNotFound, onlyWatering, tooLongAgo } from '../domain/care.errors.js';
import type { CareTask, PastAnswer } from '../domain/care-task.js';
import {
  alreadyNoted,
  dueOf,
  MAX_DAYS_BACK,
  momentOf,
  readerOf,
  situationOf,
  todayOf,
} from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { isDone, lastDoneAt, lessonOf } from '../domain/learning.js';
import { spokenFor } from '../domain/rhythm-words.js';
import type { Reader } from '../domain/rhythm-words.js';
import { withStatus } from '../domain/plant.js';
import { libraryWords } from '../library-words.js';
import type { Plant } from '../domain/plant.js';
import type { Due } from '../domain/situation.js';
import { saidPlant, saidStep } from '../health/spoken.js';

const tGarden = texts('garden');

/** What a gardener says about a task. */
export interface Reply {
  answer: Answer;
  /** How long to wait, when it is put off. */
  days?: number | null;
  /** The gardener's own day; today when left out. */
  on?: string | null;
  /** The day on which it was due where it was answered. */
  dueOn?: string | null;
  /** The same key is the same answer, so a repeat changes nothing. */
  key?: string | null;
  /** The journal entry that mentions it. */
  entryId?: string | null;
  /** A plant sitter says it, for the gardener. */
  bySitter?: boolean;
}

type Lesson = ReturnType<typeof lessonOf>;

export interface Answered {
  eventId: string;
  task: CareTask;
  /** What it taught the rhythm: to wait longer, less long, or nothing. */
  learnt: Lesson;
  /** That it was noted before, and by whom where that was another one of the household: this answer changed nothing. */
  alreadyDone: string | null;
}

/** What was answered, and the plant where that changed it: not for a repeat, and for watering alone. */
export interface Written extends Answered {
  plant?: Plant;
}

/** Keeps the care of plants: what was done, and so what is due. */
@Injectable()
export class CareService {
  constructor(
    private readonly care: CareRepository,
    private readonly database: Database,
  ) {}

  /** Throws `task-not-found`; `not-yet` for a day to come, `too-long-ago` for one long past. A key that another task has used is a conflict. */
  async recordCare(gardener: Gardener, taskId: string, reply: Reply): Promise<Answered> {
    const { plant: _plant, ...answered } = await this.database.transaction(async () =>
      this.write(gardener, await this.care.lock(taskId, gardener.id), reply),
    );
    return answered;
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

  /** Takes an answer back, and the date that followed from it; who may only tick, their own. Throws `event-not-found`. */
  undo(gardener: Gardener, eventId: string): Promise<void> {
    const { member } = gardener;
    return this.database.transaction(async () => {
      if (member?.may === 'tick' && !(await this.care.isOf(member.id, eventId))) throw eventNotFound();
      const task = await this.care.lockByEvent(eventId, gardener.id);
      if (!task) return this.care.forgetEvent(eventId, gardener.id);
      // The step first, as the date of the repotting follows from it too.
      if (task.kind === 'repot') await this.takeBack(gardener, twinOf(eventId, 'treatment'));
      await this.takeBack(gardener, eventId);
      if (task.kind === 'treatment') await this.takeBack(gardener, twinOf(eventId, 'repot'));
    });
  }

  private async takeBack(gardener: Gardener, eventId: string): Promise<void> {
    const task = await this.care.lockByEvent(eventId, gardener.id);
    if (!task) return;
    const answers = task.answers.filter(({ id }) => id !== eventId);
    const due = dueOf(gardener, { ...task, answers });
    await this.care.undo(gardener.id, task, due, lastDoneAt(answers), eventId);
  }

  /** A plant that its care and its treatment both want repotted is repotted once. */
  private async recordTwin(gardener: Gardener, task: LockedTask, event: NewEvent): Promise<void> {
    const twin = await this.care.lockTwin(task.id, gardener.id);
    if (!twin || twin.answers.some((past) => past.on === event.on && isDone(past))) return;
    const { answer, on, at, days } = event;
    const id = twinOf(event.id, twin.kind);
    const answers = inOrder([...twin.answers, { id, answer, on, days, at: at.toISOString() }]);
    const due = dueOf(gardener, { ...twin, answers });
    await this.care.recordAnswer(gardener.id, twin, due, lastDoneAt(answers), {
      ...event,
      id,
      entryId: null,
    });
  }

  /**
   * What two of a household do for a plant on the same day is done once, and noted as who was first; so is what one of them presses where
   * it is shown as due still.
   */
  private async write(gardener: Gardener, task: LockedTask, reply: Reply): Promise<Written> {
    const { answer, days = null, entryId = null, bySitter = false } = reply;
    const isOfSoil = answer === 'still-moist' || answer === 'was-dry';
    if (isOfSoil && task.kind !== 'water') throw onlyWatering();
    const id = reply.key ? nameUuid(reply.key, gardener.id) : randomUUID();
    const unchanged = (alreadyDone: string | null = null) => {
      return { eventId: id, task: toTask(task, task, readerOf(gardener)), learnt: null, alreadyDone };
    };
    if (task.answers.some((past) => past.id === id)) return unchanged();
    const today = todayOf(gardener);
    const { on, at } = momentOf(gardener, reply.on);
    if (on < addDays(today, -MAX_DAYS_BACK)) throw tooLongAgo();
    // With an id of its own, which is not stored: Undo must not remove what the first one has noted.
    if (isDone({ answer, on }) && task.answers.some((past) => past.on === on && isDone(past))) {
      const first = await this.care.doneByAnother(task.id, on, gardener.member?.id);
      if (first) return unchanged(alreadyNoted(gardener, first));
      // Pressed where it was still to be done, as in a second tab; who sees that it is done may do it again.
      if (reply.dueOn && reply.dueOn !== task.dueOn) return unchanged(tGarden('alreadyNoted'));
    }
    const answers = inOrder([...task.answers, { id, answer, on, days, at: at.toISOString() }]);
    const due = dueOf(gardener, { ...task, answers });
    const learnt = lessonOf(situationOf(gardener, task), situationOf(gardener, { ...task, answers }));
    const event = { id, answer, days, on, at, entryId, bySitter, memberId: gardener.member?.id ?? null };
    const plant = await this.care.recordAnswer(gardener.id, task, due, lastDoneAt(answers), event);
    const isRepotting = task.kind === 'repot' || task.kind === 'treatment';
    if (isRepotting && isDone(event)) await this.recordTwin(gardener, task, event);
    const watered = plant && saidPlant(withStatus(libraryWords(plant), readerOf(gardener, today)));
    return {
      eventId: id,
      task: toTask(task, due, readerOf(gardener, today)),
      learnt,
      alreadyDone: null,
      plant: watered,
    };
  }
}

/** The id of the answer that is noted with another one, about the other task that repots the same plant. */
const twinOf = (eventId: string, kind: CareKind): string => nameUuid(kind, eventId);

const inOrder = (answers: PastAnswer[]): PastAnswer[] =>
  answers.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

type Dates = Pick<Due, 'dueOn' | 'putOffFrom' | 'lateOn' | 'lastDoneOn' | 'reason'>;

const toTask = (task: LockedTask, due: Dates, reader: Reader): CareTask => {
  const { id, plantId, plantName, plantImageUrl, place, kind, title, everyDays, isOwnRhythm, active } = task;
  const { dueOn, putOffFrom, lateOn, lastDoneOn } = due;
  const { problemId, step } = task;
  const of = saidStep({ id, plantId, plantName, plantImageUrl, place, kind, title, problemId, step });
  const dates = { dueOn, putOffFrom, lateOn, lastDoneOn, reason: due.reason };
  return { ...of, everyDays, isOwnRhythm, active, ...spokenFor(reader)(dates) };
};
