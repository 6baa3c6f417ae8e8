import { byName } from '../../../platform/database/by-name.js';
import { columnsOf } from '../../../platform/database/columns.js';
import { recordActivityOf } from '../../activity/index.js';
import { HELD_BACK, REPOTTED_DAYS, REPOTTING } from '../domain/held-back.js';
import { CareEventSchema } from '../tables/care-event.schema.js';
import { CareTaskSchema } from '../tables/care-task.schema.js';
import { PLANT_STATE } from '../tables/plant.statements.js';

/**
 * The latest answers about a task say when it is due next: so many with which it was done, however often it was put off since, and as many
 * others. `care_answers` reads the same.
 */
const ANSWERS = 30;
const latest = (
  what: 'in' | 'not in',
) => `(select * from care_events where task_id = t.id and answer ${what} ('done', 'was-dry')
   order by happened_on desc, created_at desc limit ${ANSWERS})`;

const BY_NAME = byName('p.common_name');

const OWN = [
  'id',
  'plantId',
  'title',
  'active',
  'lastDoneOn',
  'dueOn',
  'putOffFrom',
  'lateOn',
  'reason',
] as const;
const RHYTHM = [
  'growingDays',
  'restingDays',
  'months',
  'everyYears',
  'restMonths',
  'startsOn',
  'closesOn',
  'offByMove',
] as const;
/** A step of a treatment is stored as a custom task that belongs to a problem. */
const KIND = `case when t.problem_id is null then t.kind else 'treatment' end as kind`;
const STEP = `case when t.step is null or t.step in ('photo', 'look') then t.step else 'step' end as step`;
const TASK = `${columnsOf(CareTaskSchema, 't', OWN)}, ${KIND}, ${STEP}, t.problem_id as "problemId", t.growing_days as "everyDays", t.own_rhythm as "isOwnRhythm",
  p.common_name as "plantName", p.image_url as "plantImageUrl", p.place`;
/** What the cold asks of a plant where it stands, as the library knows it (`coldOfTasks`). */
const COLD = `(select case when p.outdoors then l.care ->> 'cold' when l.care ->> 'cold' = 'dig-up' then 'dug-up' end
                 from plant_library l where l.id = p.library_id) as cold`;
/** When it is harvested, and how often it is watered in a pot in winter, where it stands outdoors: as `rhythmsOf` gives a new plant. */
const OF_GUIDE = `(select l.care -> 'harvest' from plant_library l where l.id = p.library_id and p.outdoors) as harvest,
  (select (l.care ->> 'pottedDays')::int from plant_library l where l.id = p.library_id and p.outdoors) as "pottedDays"`;
/** Whether a step of an open problem is the one that repots the plant. */
const REPOTS = (step: string) =>
  `starts_with(${step}.step, '${JSON.stringify(REPOTTING)}'::jsonb ->> x.diagnosis)`;
/** Until when the treatment of an open problem puts it off, or since when it can be due where its gardener lives now. */
const NOT_BEFORE = `greatest(t.not_before, case when t.kind in ('fertilise', 'mist') then (
    select x.opened_on + ('${JSON.stringify(HELD_BACK)}'::jsonb -> t.kind ->> x.diagnosis)::int
      from plant_problems x where x.plant_id = p.id and x.closed_on is null)
  when t.kind = 'repot' then (
    select max(s.starts_on) + ${REPOTTED_DAYS} from plant_problems x join care_tasks s on s.problem_id = x.id and s.active
     where x.plant_id = p.id and x.closed_on is null and ${REPOTS('s')}) end)::text as "notBefore"`;
/** Since when its plant has a problem, which its watering is to know. */
const UNWELL_SINCE = `case when t.kind = 'water' then (
  select x.opened_on::text from plant_problems x where x.plant_id = p.id and x.closed_on is null) end as "unwellSince"`;
const SITUATION = `${TASK}, ${columnsOf(CareTaskSchema, 't', RHYTHM)},
  t.step is not distinct from 'look' as "isLook", ${COLD}, ${OF_GUIDE}, ${NOT_BEFORE}, ${UNWELL_SINCE}, json_build_object('light', p.light, 'potCm', p.pot_cm) as conditions`;
/** Read by a function, which sees what was committed while the row was waited for: two presses of one button are two transactions. */
export const LOCKED = `${SITUATION}, care_answers(t.id) as answers`;
const STATE = `${SITUATION},
  (select coalesce(json_agg(json_build_object('id', e.id, 'answer', e.answer, 'on', e.happened_on, 'days', e.days,
                                              'at', e.happened_at)), '[]')
     from (${latest('in')} union all ${latest('not in')} order by happened_on desc, created_at desc) e) as answers`;
const KEPT = `care_tasks t join plants p on p.id = t.plant_id and p.user_id = t.user_id and p.deleted_at is null`;
const NOTED = [
  'id',
  'plantId',
  'taskId',
  'kind',
  'title',
  'answer',
  'happenedOn',
  'createdAt',
  'bySitter',
  'byMember',
  'memberId',
] as const;
const MEMBER_NAME = `(select first_name from users m where m.id = e.member_id) as "memberName"`;
const EVENT = `${columnsOf(CareEventSchema, 'e', NOTED)}, p.common_name as "plantName", ${MEMBER_NAME}`;
const AUTHOR = ['bySitter', 'byMember', 'memberId'] as const;

/**
 * The plants whose id is `which`, locked before their tasks: everything that changes both takes them in this order, so that two changes
 * never wait for each other. What refers to a plant may still be written.
 */
const lockedPlants = (which: string) =>
  `with p as materialized (select * from plants where id ${which} and user_id = $2 and deleted_at is null for no key update)`;
const lockedTask = (which: string) =>
  `select ${LOCKED} from care_tasks t join p on p.id = t.plant_id where ${which} for update of t`;

/** *Set-based*: a task ($1) of a person ($2) with its plant and its answers, locked. */
export const LOCK = {
  name: 'care-lock',
  text: `${lockedPlants('= (select plant_id from care_tasks where id = $1)')} ${lockedTask('t.id = $1')}`,
};
/** *Set-based*: the same for the task of a kind ($3) of a plant ($1). */
export const LOCK_KIND = {
  name: 'care-lock-kind',
  text: `${lockedPlants('= $1')} ${lockedTask('t.plant_id = $1 and t.kind = $3')}`,
};
/** *Set-based*: of a task ($1) of a person ($2) that repots a plant the other one that does, as care and a treatment may both ask for it. */
export const TWIN = {
  name: 'care-twin',
  text: `select o.id from care_tasks t join care_tasks o on o.plant_id = t.plant_id and o.user_id = t.user_id and o.active
           join plant_problems x on x.id = coalesce(t.problem_id, o.problem_id) and x.closed_on is null
          where t.id = $1 and t.user_id = $2
            and (t.problem_id is null and t.kind = 'repot' and ${REPOTS('o')} or o.problem_id is null and o.kind = 'repot' and ${REPOTS('t')})`,
};
/** *Set-based*: the same for the task that an answer ($1) was about. */
export const LOCK_BY_EVENT = {
  name: 'care-lock-by-event',
  text: `${lockedPlants('= (select plant_id from care_events where id = $1 and user_id = $2)')}
         ${lockedTask('t.id = (select task_id from care_events where id = $1 and user_id = $2)')}`,
};
/** A step of a treatment is done once, but a look comes again; undone it is back, unless the problem was closed meanwhile. */
const IS_ACTIVE = `case when problem_id is null then active
       else ($4::date is null or step = 'look') and exists (select 1 from plant_problems x where x.id = problem_id and x.closed_on is null) end`;
const MOVE = `update care_tasks set last_done_on = $4, due_on = $5, late_on = $6, reason = $7,
                      put_off_from = $8, closes_on = $9, active = ${IS_ACTIVE}
               where id = $1 and user_id = $2 returning *`;
const WATERED = `update plants set last_watered = $3 from moved
                  where plants.id = moved.plant_id and moved.kind = 'water' returning plants.*`;
const RECORDED = recordActivityOf({
  userId: 'coalesce($20::uuid, moved.user_id)',
  action: '$17',
  details: '$18',
  from: 'moved',
});
/**
 * *Set-based*: moves a task ($1) of a person ($2) and records the answer, or fails on its id, with its entry in the activity log ($17,
 * $18), of the gardener or of a member ($20); reads the plant as it is then, after watering.
 */
export const ANSWER = {
  name: 'care-answer',
  text: `with moved as (${MOVE}), watered as (${WATERED}),
         noted as (
           insert into care_events (id, user_id, plant_id, task_id, kind, title, answer, days, happened_on, happened_at, entry_id, by_sitter,
                                    by_member, member_id)
           select $10, $2, moved.plant_id, $1, moved.kind, $11, $12, $13, $14, $15, $16, $19, $20::uuid is not null, $20
             from moved),
         recorded as (${RECORDED})
         select ${PLANT_STATE} from watered p left join moved t on t.active`,
};
/**
 * *Set-based*: who else of a household was first to note on a day ($2) that a task ($1) was done, before the gardener or a member ($3) says so too. What
 * somebody has noted twice by themselves was done twice.
 */
export const DONE_BY_ANOTHER = {
  name: 'care-done-by-another',
  text: `select ${columnsOf(CareEventSchema, 'e', AUTHOR)}, ${MEMBER_NAME} from care_events e
          where task_id = $1 and happened_on = $2 and answer in ('done', 'was-dry') and (by_member or $3::uuid is not null)
            and (by_sitter or by_member <> ($3::uuid is not null) or member_id is distinct from $3::uuid)
          order by happened_at, id limit 1`,
};
/** *Set-based*: moves a task ($1) of a person ($2) back and deletes the answer ($10); the note that mentions it mentions it no more. */
export const UNDO = {
  name: 'care-undo',
  text: `with moved as (${MOVE}), watered as (${WATERED}),
         unmentioned as (
           update journal_entries j set care_actions = array_remove(j.care_actions, e.kind) from care_events e
            where e.id = $10 and e.user_id = $2 and j.id = e.entry_id and j.user_id = $2)
         delete from care_events where id = $10 and user_id = $2`,
};
/** *Hot*: the tasks of a plant ($1) of a person ($2) that have a rhythm, on each plant's page. */
export const OF_PLANT = {
  name: 'care-of-plant',
  text: `select ${TASK} from ${KEPT} where t.plant_id = $1 and t.user_id = $2 and t.problem_id is null
          order by array_position('{water,fertilise,mist,prune,repot,custom}', t.kind), t.created_at`,
};
/**
 * A task to be done on a day: it is active, its day has come, its season has not passed and its plant is kept. Watering is due until the
 * sweep has moved it on, as the plant is said to need water until then.
 */
const isDue = (
  day: string,
) => `t.active and t.due_on <= ${day} and (t.closes_on is null or t.closes_on >= ${day} or t.kind = 'water')
  and p.archived_at is null`;

/** *Hot*: what is due for a person ($1) on or before a day ($2), the longest overdue first. */
export const DUE = {
  name: 'care-due',
  text: `select ${TASK} from ${KEPT} where t.user_id = $1 and ${isDue('$2')}
          order by t.due_on, ${byName('p.place')} nulls last, ${BY_NAME} limit 500`,
};
/** *Set-based*: the plants of a person ($1) with an open problem, and what it is called. */
export const UNWELL = {
  name: 'care-unwell',
  text: `select p.common_name as "plantName", p.problem from plants p
          where p.user_id = $1 and p.problem is not null and p.deleted_at is null and p.archived_at is null
          order by ${BY_NAME}, p.id limit 500`,
};
/** *Set-based*: those of many people ($1) who have something to do on or before their own day ($2). */
export const DUE_AMONG = {
  name: 'care-due-among',
  text: `select who.id from unnest($1::uuid[], $2::date[]) as who (id, day)
          where exists (select 1 from ${KEPT} where t.user_id = who.id and ${isDue('who.day')})`,
};
/** *Hot*: one row with what is due for a person ($1) on a day ($2), what was due and is put off, and the first few ($3) after it. */
export const DUE_AND_NEXT = {
  name: 'care-due-and-next',
  text: `select (select coalesce(json_agg(due), '[]') from (${DUE.text}) due) as due,
                (select coalesce(json_agg(off), '[]')
                   from (select ${TASK} from ${KEPT}
                          where t.user_id = $1 and t.active and t.due_on > $2 and t.put_off_from <= $2
                            and p.archived_at is null
                          order by t.due_on, ${BY_NAME} limit 500) off) as "putOff",
                (select coalesce(json_agg(next), '[]')
                   from (select ${TASK} from ${KEPT}
                          where t.user_id = $1 and t.active and t.due_on > $2
                            and (t.put_off_from is null or t.put_off_from > $2) and p.archived_at is null
                          order by t.due_on, ${BY_NAME} limit $3) next) as next`,
};
const until = (day: string) => `
  select ${STATE} from ${KEPT} where t.user_id = $1 and t.active and t.due_on <= ${day} and p.archived_at is null
   order by t.due_on, ${BY_NAME} limit 3000`;
/** *Set-based*: what is due for a person ($1) until a day ($2), with what later dates follow from; the first 3,000 tasks. */
export const UNTIL = { name: 'care-until', text: until('$2') };

const DONE_BETWEEN = `select ${EVENT} from care_events e join plants p on p.id = e.plant_id and p.deleted_at is null
  where e.user_id = $1 and e.happened_on between $2 and $3`;
/** *Hot*: what a person ($1) did from one day ($2) to another ($3). */
export const DONE = {
  name: 'care-done-between',
  text: `${DONE_BETWEEN} order by e.happened_on, e.created_at limit 2000`,
};
/** *Set-based*: what plant sitters did for a person ($1) from one day ($2) to another ($3): the latest, in their order. */
export const DONE_BY_SITTERS = {
  name: 'care-done-by-sitters',
  text: `select * from (${DONE_BETWEEN} and e.by_sitter order by e.happened_on desc, e.created_at desc limit 2000) done
          order by done."happenedOn", done."createdAt"`,
};
/** *Set-based*: one row, as it is at one moment, with the same and with what is due until a day ($4; null for none). */
export const FOR_SITTER = {
  name: 'care-for-sitter',
  text: `select (select coalesce(json_agg(due), '[]') from (${until('$4::date')}) due) as due,
                (select coalesce(json_agg(done), '[]') from (${DONE_BY_SITTERS.text}) done) as done`,
};
/** A task of `users u` with their day. */
export const gardeners = (state: string) => `${state}, u.id as "userId", u.time_zone as "timeZone",
                (now() at time zone coalesce(u.time_zone, 'UTC'))::date::text as today`;
/** *Set-based*: the tasks of a plant ($1) of a person ($2) that have a rhythm, locked in the order in which a plant that moves outdoors locks them. */
export const LOCK_OF_PLANT = {
  name: 'care-lock-of-plant',
  text: `with p as materialized (select * from plants where id = $1 and user_id = $2 for no key update)
         select ${gardeners(LOCKED)} from care_tasks t join p on p.id = t.plant_id join users u on u.id = t.user_id
          where t.problem_id is null
          order by array_position('{water,fertilise,repot,prune,mist,custom}', t.kind), t.id for update of t`,
};
/** *Set-based*: at most so many ($1) tasks whose season has passed where their gardeners live, locked. */
export const PASSED = {
  name: 'care-passed',
  text: `select ${gardeners(LOCKED)} from ${KEPT} join users u on u.id = t.user_id
          where t.active and t.closes_on <= (now() at time zone 'UTC')::date
            and t.closes_on < (now() at time zone coalesce(u.time_zone, 'UTC'))::date
          order by t.closes_on limit $1 for no key update of p skip locked for update of t skip locked`,
};
const IS_BEHIND = `t.user_id = $1 and t.problem_id is null
            and (t.kind = 'water' and t.resting_days is null and not t.own_rhythm and t.closes_on is null
                 or exists (select 1 from care_events e where e.task_id = t.id and e.answer in ('done', 'was-dry')
                         and e.happened_on > coalesce(t.last_done_on, '-infinity')))`;
/**
 * *Set-based*: the tasks of a person ($1) that have a rhythm and were done after their last day, as an import adds answers, or are from a
 * file of before watering could close; locked.
 */
export const BEHIND = {
  name: 'care-behind',
  text: `with p as materialized (select * from plants where id in (select t.plant_id from care_tasks t where ${IS_BEHIND}) order by id
                                  for no key update)
         select ${gardeners(LOCKED)} from care_tasks t join p on p.id = t.plant_id join users u on u.id = t.user_id
          where ${IS_BEHIND}
          order by t.plant_id, array_position('{water,fertilise,repot,prune,mist,custom}', t.kind), t.id for update of t`,
};
/** *Set-based*: sets the dates of tasks ($1), and the last watering of their plants where it is given and newer. */
export const MOVE_ALL = {
  name: 'care-move-all',
  text: `with moved as (
           update care_tasks t set due_on = x."dueOn", late_on = x."lateOn", reason = x.reason, put_off_from = x."putOffFrom",
                  closes_on = x."closesOn", last_done_on = coalesce(x."lastDoneOn", t.last_done_on),
                  not_before = coalesce(x."movedOn", t.not_before)
             from jsonb_to_recordset($1::jsonb) as x (id uuid, "dueOn" date, "lateOn" date, reason text, "putOffFrom" date,
                  "closesOn" date, "lastDoneOn" date, "movedOn" date, "wateredAt" timestamptz)
            where t.id = x.id returning t.plant_id, x."wateredAt")
         update plants p set last_watered = greatest(p.last_watered, moved."wateredAt") from moved
          where p.id = moved.plant_id and moved."wateredAt" is not null`,
};
