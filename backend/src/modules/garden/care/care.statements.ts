import { PLANT_STATE } from '../tables/plant.columns.js';

/** So many of the latest answers say when a task is due next. */
const ANSWERS = 30;

const TASK = `t.id, t.plant_id as "plantId", p.common_name as "plantName", p.image_url as "plantImageUrl", p.place,
  case when t.problem_id is null then t.kind else 'treatment' end as kind, t.title, t.growing_days as "everyDays", t.own_rhythm as "isOwnRhythm", t.active, t.last_done_on::text as "lastDoneOn",
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

/** A task ($1) of somebody ($2), locked. */
export const LOCK = {
  name: 'care-lock',
  text: `select ${STATE} from ${KEPT} where t.id = $1 and t.user_id = $2 for update of t`,
};
/** The task of a kind ($3) of a plant ($1) of somebody ($2), locked. */
export const LOCK_KIND = {
  name: 'care-lock-kind',
  text: `select ${STATE} from ${KEPT} where t.plant_id = $1 and t.user_id = $2 and t.kind = $3 for update of t`,
};
/** The task that an answer ($1) of somebody ($2) was about, locked. */
export const LOCK_BY_EVENT = {
  name: 'care-lock-by-event',
  text: `select ${STATE} from ${KEPT} join care_events gone on gone.task_id = t.id
          where gone.id = $1 and gone.user_id = $2 for update of t`,
};
// A step of a treatment is done once; undone it is back, unless the problem was closed meanwhile.
const MOVE = `update care_tasks set last_done_on = $4, due_on = $5, late_on = $6, reason = $7,
                     active = case when problem_id is null then active
                                   else $4::date is null and exists (select 1 from plant_problems x
                                                                     where x.id = care_tasks.problem_id and x.closed_on is null) end
               where id = $1 and user_id = $2 returning *`;
const WATERED = `update plants set last_watered = $3 from moved
                  where plants.id = moved.plant_id and moved.kind = 'water' returning plants.*`;
/** Moves a task ($1) of somebody ($2) and notes why; answers the plant as it is then where that was watering. */
export const ANSWER = {
  name: 'care-answer',
  text: `with moved as (${MOVE}), watered as (${WATERED}),
         noted as (
           insert into care_events (id, user_id, plant_id, task_id, kind, title, answer, days, happened_on, happened_at, entry_id)
           select $8, $2, moved.plant_id, $1, moved.kind, $9, $10, $11, $12, $13, $14 from moved
           on conflict (id) do nothing)
         select ${PLANT_STATE} from watered p left join moved t on t.active`,
};
/** Moves a task ($1) of somebody ($2) back and takes the answer ($8) away. */
export const UNDO = {
  name: 'care-undo',
  text: `with moved as (${MOVE}), watered as (${WATERED})
         delete from care_events where id = $8 and user_id = $2`,
};
/** Takes an answer ($1) of somebody ($2) away whose task is no more. */
export const FORGET_EVENT = {
  name: 'care-forget-event',
  text: `delete from care_events where id = $1 and user_id = $2 and task_id is null returning id`,
};
/** Gives a task ($1) of somebody ($2) another rhythm and date. */
export const SET = {
  name: 'care-set',
  text: `update care_tasks set growing_days = $3, resting_days = $4, own_rhythm = $5, active = $6, title = $7,
                last_done_on = $8, due_on = $9, late_on = $10, reason = $11 where id = $1 and user_id = $2`,
};
/** Adds a task to a plant ($1) of somebody ($2). */
export const ADD = {
  name: 'care-add',
  text: `insert into care_tasks (user_id, plant_id, kind, title, growing_days, resting_days, own_rhythm, active, starts_on,
                                 due_on, late_on, reason)
         select user_id, id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from plants
          where id = $1 and user_id = $2 and deleted_at is null
         on conflict (plant_id, kind) where kind <> 'custom' do nothing`,
};
/** Takes a task ($1) of somebody’s ($2) own making away. */
export const REMOVE = {
  name: 'care-remove',
  text: `delete from care_tasks where id = $1 and user_id = $2 and kind = 'custom' and problem_id is null returning id`,
};
/** What the care of a plant ($1) of somebody ($2) follows from. */
export const PLANT = {
  name: 'care-plant',
  text: `select library_id as "libraryId", water_needs as "waterNeeds", light, pot_cm as "potCm" from plants
          where id = $1 and user_id = $2 and deleted_at is null`,
};
/** The tasks of a plant ($1) of somebody ($2) that have a rhythm. */
export const OF_PLANT = {
  name: 'care-of-plant',
  text: `select ${TASK} from ${KEPT} where t.plant_id = $1 and t.user_id = $2 and t.problem_id is null
          order by array_position('{water,fertilise,mist,prune,repot,custom}', t.kind), t.created_at`,
};
/** What is due for somebody ($1) on or before a day ($2), the longest overdue first. */
export const DUE = {
  name: 'care-due',
  text: `select ${TASK} from ${KEPT} where t.user_id = $1 and t.active and t.due_on <= $2 and p.archived_at is null
          order by t.due_on, p.place nulls last, p.common_name limit 500`,
};
/** Those of many people ($1) who have something to do on or before their own day ($2). */
export const DUE_AMONG = {
  name: 'care-due-among',
  text: `select who.id from unnest($1::uuid[], $2::date[]) as who (id, day)
          where exists (select 1 from ${KEPT} where t.user_id = who.id and t.active and t.due_on <= who.day
                                                and p.archived_at is null)`,
};
/** One row with what is due for somebody ($1) on or before a day ($2), and the first few ($3) after it. */
export const DUE_AND_NEXT = {
  name: 'care-due-and-next',
  text: `select (select coalesce(json_agg(due), '[]') from (${DUE.text}) due) as due,
                (select coalesce(json_agg(next), '[]')
                   from (select ${TASK} from ${KEPT}
                          where t.user_id = $1 and t.active and t.due_on > $2 and p.archived_at is null
                          order by t.due_on, p.common_name limit $3) next) as next`,
};
/** What falls for somebody ($1) until a day ($2), with what later dates follow from. */
export const UNTIL = {
  name: 'care-until',
  text: `select ${STATE} from ${KEPT} where t.user_id = $1 and t.active and t.due_on <= $2 and p.archived_at is null
          order by t.due_on, p.common_name`,
};
/** What somebody ($1) did from one day ($2) to another ($3). */
export const DONE = {
  name: 'care-done-between',
  text: `select ${EVENT} from care_events e join plants p on p.id = e.plant_id and p.deleted_at is null
          where e.user_id = $1 and e.happened_on between $2 and $3 order by e.happened_on, e.created_at limit 2000`,
};
