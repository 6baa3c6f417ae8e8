import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CareEvent, CareTask, PastAnswer, TaskState } from './domain/care-task.js';
import type { CareKind } from './domain/care-kind.js';
import { eventNotFound, taskNotFound } from './domain/care.errors.js';
import type { Plant } from './domain/plant.js';
import type { Due, Rhythm } from './domain/schedule.js';
import { plantColumns } from './garden.columns.js';

/** So many of the latest answers say when a task is due next. */
const ANSWERS = 30;

const TASK = `t.id, t.plant_id as "plantId", p.common_name as "plantName", p.image_url as "plantImageUrl", p.place, t.kind,
  t.title, t.growing_days as "everyDays", t.own_rhythm as "isOwnRhythm", t.active, t.last_done_on::text as "lastDoneOn",
  t.due_on::text as "dueOn", t.late_on::text as "lateOn", t.reason`;
const STATE = `${TASK}, t.growing_days as "growingDays", t.resting_days as "restingDays", t.starts_on::text as "startsOn",
  json_build_object('light', p.light, 'potCm', p.pot_cm) as conditions,
  (select coalesce(json_agg(json_build_object('id', e.id, 'answer', e.answer, 'on', e.happened_on, 'days', e.days,
                                              'at', e.happened_at)), '[]')
     from (select * from care_events where task_id = t.id
            order by happened_on desc, created_at desc limit ${ANSWERS}) e) as answers`;
const KEPT = `care_tasks t join plants p on p.id = t.plant_id and p.user_id = t.user_id and p.deleted_at is null`;
const EVENT = `e.id, e.plant_id as "plantId", p.common_name as "plantName", e.task_id as "taskId", e.kind, e.title, e.answer,
  e.happened_on::text as "happenedOn", e.created_at as "createdAt"`;

const LOCK = {
  name: 'care-lock',
  text: `select ${STATE} from ${KEPT} where t.id = $1 and t.user_id = $2 for update of t`,
};
const LOCK_KIND = {
  name: 'care-lock-kind',
  text: `select ${STATE} from ${KEPT} where t.plant_id = $1 and t.user_id = $2 and t.kind = $3 for update of t`,
};
const LOCK_BY_EVENT = {
  name: 'care-lock-by-event',
  text: `select ${STATE} from ${KEPT} join care_events gone on gone.task_id = t.id
          where gone.id = $1 and gone.user_id = $2 for update of t`,
};
const MOVE = `update care_tasks set last_done_on = $4, due_on = $5, late_on = $6, reason = $7
               where id = $1 and user_id = $2 returning *`;
const WATERED = `update plants set last_watered = $3 from moved
                  where plants.id = moved.plant_id and moved.kind = 'water' returning plants.*`;
const ANSWER = {
  name: 'care-answer',
  text: `with moved as (${MOVE}), watered as (${WATERED}),
         noted as (
           insert into care_events (id, user_id, plant_id, task_id, kind, title, answer, days, happened_on, happened_at, entry_id)
           select $8, $2, moved.plant_id, $1, moved.kind, $9, $10, $11, $12, $13, $14 from moved
           on conflict (id) do nothing)
         select ${plantColumns('$15')} from watered p left join moved t on t.active`,
};
const UNDO = {
  name: 'care-undo',
  text: `with moved as (${MOVE}), watered as (${WATERED})
         delete from care_events where id = $8 and user_id = $2`,
};
const FORGET_EVENT = {
  name: 'care-forget-event',
  text: `delete from care_events where id = $1 and user_id = $2 and task_id is null returning id`,
};
const SET = {
  name: 'care-set',
  text: `update care_tasks set growing_days = $3, resting_days = $4, own_rhythm = $5, active = $6, title = $7,
                last_done_on = $8, due_on = $9, late_on = $10, reason = $11 where id = $1 and user_id = $2`,
};
const ADD = {
  name: 'care-add',
  text: `insert into care_tasks (user_id, plant_id, kind, title, growing_days, resting_days, own_rhythm, active, starts_on,
                                 due_on, late_on, reason)
         select user_id, id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from plants
          where id = $1 and user_id = $2 and deleted_at is null
         on conflict (plant_id, kind) where kind <> 'custom' do nothing`,
};
const REMOVE = {
  name: 'care-remove',
  text: `delete from care_tasks where id = $1 and user_id = $2 and kind = 'custom' returning id`,
};
const OF_PLANT = {
  name: 'care-of-plant',
  text: `select ${TASK} from ${KEPT} where t.plant_id = $1 and t.user_id = $2
          order by array_position('{water,fertilise,mist,prune,repot,custom}', t.kind), t.created_at`,
};
const DUE = {
  name: 'care-due',
  text: `select ${TASK} from ${KEPT} where t.user_id = $1 and t.active and t.due_on <= $2 and p.archived_at is null
          order by t.due_on, p.place nulls last, p.common_name limit 500`,
};
const DUE_AMONG = {
  name: 'care-due-among',
  text: `select who.id from unnest($1::uuid[], $2::date[]) as who (id, day)
          where exists (select 1 from ${KEPT} where t.user_id = who.id and t.active and t.due_on <= who.day
                                                and p.archived_at is null)`,
};
const DUE_AND_NEXT = {
  name: 'care-due-and-next',
  text: `select (select coalesce(json_agg(due), '[]') from (${DUE.text}) due) as due,
                (select coalesce(json_agg(next), '[]')
                   from (select ${TASK} from ${KEPT}
                          where t.user_id = $1 and t.active and t.due_on > $2 and p.archived_at is null
                          order by t.due_on, p.common_name limit $3) next) as next`,
};
const UNTIL = {
  name: 'care-until',
  text: `select ${STATE} from ${KEPT} where t.user_id = $1 and t.active and t.due_on <= $2 and p.archived_at is null
          order by t.due_on, p.common_name`,
};
const DONE = {
  name: 'care-done-between',
  text: `select ${EVENT} from care_events e join plants p on p.id = e.plant_id and p.deleted_at is null
          where e.user_id = $1 and e.happened_on between $2 and $3 order by e.happened_on, e.created_at limit 2000`,
};

/** A task as it is read for changing: with its answers, and what a screen shows of it. */
export type LockedTask = TaskState & CareTask;

interface NewEvent {
  id: string;
  answer: string;
  days: number | null;
  on: string;
  at: Date;
  entryId: string | null;
  /** The gardener's own day, by which the plant's status is told. */
  today: string;
}

/** Care tasks and what was done. Whose they are is part of every question. */
@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Locks the task until the transaction ends. Throws `task-not-found`, also for somebody else's. */
  async lock(id: string, userId: string): Promise<LockedTask> {
    const task = await this.lockOne(LOCK, [id, userId]);
    if (!task) throw taskNotFound();
    return task;
  }

  /** The task of this kind of a plant; undefined when it has none. */
  lockKind(plantId: string, userId: string, kind: CareKind): Promise<LockedTask | undefined> {
    return this.lockOne(LOCK_KIND, [plantId, userId, kind]);
  }

  lockByEvent(eventId: string, userId: string): Promise<LockedTask | undefined> {
    return this.lockOne(LOCK_BY_EVENT, [eventId, userId]);
  }

  /**
   * Writes an answer down and moves the task; a repeat of the same event changes nothing. Where it is about watering, the
   * plant as it is then.
   */
  async answer(
    userId: string,
    task: LockedTask,
    due: Due,
    wateredAt: Date | null,
    event: NewEvent,
  ): Promise<Plant | undefined> {
    const { id, answer, days, on, at, entryId, today } = event;
    const moved = [task.id, userId, wateredAt, due.lastDoneOn, due.dueOn, due.lateOn, due.reason];
    const noted = [id, task.title, answer, days, on, at, entryId];
    const [plant] = await this.database.query<Plant>(ANSWER, [...moved, ...noted, today]);
    return plant;
  }

  async undo(userId: string, task: LockedTask, due: Due, wateredAt: Date | null, eventId: string) {
    const moved = [task.id, userId, wateredAt, due.lastDoneOn, due.dueOn, due.lateOn, due.reason];
    await this.database.query(UNDO, [...moved, eventId]);
  }

  /** Forgets what was done for a task that is no more. Throws `event-not-found`. */
  async forgetEvent(eventId: string, userId: string): Promise<void> {
    const gone = await this.database.query(FORGET_EVENT, [eventId, userId]);
    if (gone.length === 0) throw eventNotFound();
  }

  async set(userId: string, id: string, task: Rhythm & { active: boolean; title: string | null }, due: Due) {
    const { growingDays, restingDays, isOwnRhythm, active, title } = task;
    const rhythm = [id, userId, growingDays, restingDays, isOwnRhythm, active, title];
    await this.database.query(SET, [...rhythm, due.lastDoneOn, due.dueOn, due.lateOn, due.reason]);
  }

  async add(
    userId: string,
    plantId: string,
    task: Rhythm & { active: boolean; title: string | null; startsOn: string },
    due: Due,
  ) {
    const { kind, title, growingDays, restingDays, isOwnRhythm, active, startsOn } = task;
    const values = [plantId, userId, kind, title, growingDays, restingDays, isOwnRhythm, active, startsOn];
    await this.database.query(ADD, [...values, due.dueOn, due.lateOn, due.reason]);
  }

  /** Takes a custom task away; what was done stays in the journal. Throws `task-not-found`. */
  async remove(id: string, userId: string): Promise<void> {
    const removed = await this.database.query(REMOVE, [id, userId]);
    if (removed.length === 0) throw taskNotFound();
  }

  ofPlant(plantId: string, userId: string): Promise<CareTask[]> {
    return this.database.query(OF_PLANT, [plantId, userId]);
  }

  /** What is due on or before a day, the longest overdue first. */
  due(userId: string, today: string): Promise<CareTask[]> {
    return this.database.query(DUE, [userId, today]);
  }

  /** Those of these people for whom something is due on or before their day. */
  dueAmong(ids: string[], days: string[]): Promise<{ id: string }[]> {
    return this.database.query(DUE_AMONG, [ids, days]);
  }

  /** The same, and the first few that come after that day. */
  async dueAndNext(
    userId: string,
    today: string,
    most: number,
  ): Promise<{ due: CareTask[]; next: CareTask[] }> {
    const [tasks] = await this.database.query<{ due: CareTask[]; next: CareTask[] }>(DUE_AND_NEXT, [
      userId,
      today,
      most,
    ]);
    return tasks!;
  }

  /** Everything due until a day, with what later dates follow from. */
  async until(userId: string, to: string): Promise<LockedTask[]> {
    return (await this.database.query<LockedTask>(UNTIL, [userId, to])).map(oldestFirst);
  }

  doneBetween(userId: string, from: string, to: string): Promise<CareEvent[]> {
    return this.database.query(DONE, [userId, from, to]);
  }

  private async lockOne(statement: typeof LOCK, values: unknown[]): Promise<LockedTask | undefined> {
    const [task] = await this.database.query<LockedTask>(statement, values);
    return task && oldestFirst(task);
  }
}

const oldestFirst = (task: LockedTask): LockedTask => ({
  ...task,
  answers: [...task.answers].reverse() as PastAnswer[],
});
