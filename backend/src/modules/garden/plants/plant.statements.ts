import { recordActivityOf } from '../../activity/index.js';
import { listedPlant } from '../tables/plant.statements.js';

const ADDED = recordActivityOf({
  userId: 'coalesce($20::uuid, p.user_id)',
  action: `'plant_added'`,
  details: `'Added ' || p.common_name`,
  from: 'p',
});
const FROM = `plants p left join care_tasks t on t.plant_id = p.id and t.kind = 'water' and t.active`;

/**
 * *Set-based*: a plant, its tasks ($19) from a day ($18) on and its last watering ($17), recorded as added by a member ($20) or by them, all or nothing; where there is a plant with
 * its id, nothing. It answers only the id of what it added, as all that is stored is given, ids and dates too.
 */
export const ADD = {
  name: 'garden-add',
  text: `with p as (
           insert into plants (id, date_added, user_id, library_id, common_name, scientific_name, description, image_url,
                               water_needs, light_needs, soil_type, care_instructions, place, light, pot_cm, outdoors,
                               last_watered)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict (id) do nothing returning id, user_id, common_name),
         recorded as (${ADDED}),
         t as (
           insert into care_tasks (id, user_id, plant_id, kind, growing_days, resting_days, months, every_years, rest_months,
                                   starts_on, last_done_on, due_on, late_on, closes_on, reason)
           select of.id, p.user_id, p.id, of.kind, of."growingDays", of."restingDays", of.months, of."everyYears",
                  of."restMonths", $18::date, of."lastDoneOn", of."dueOn", of."lateOn", of."closesOn", of.reason
             from p, jsonb_to_recordset($19::jsonb) as of (id uuid, kind text, "growingDays" integer, "restingDays" integer,
                  months smallint[], "everyYears" smallint, "restMonths" smallint[], "lastDoneOn" date, "dueOn" date,
                  "lateOn" date, "closesOn" date, reason text)
           returning id, user_id, plant_id, kind, last_done_on),
         watered as (
           insert into care_events (user_id, plant_id, task_id, kind, answer, happened_on, happened_at)
           select user_id, plant_id, id, kind, 'done', last_done_on, $17 from t
            where kind = 'water' and last_done_on is not null)
         select id from p`,
};
/** *Hot*: the garden of a person ($1), kept or archived ($4), at most $2 plants; status by the day $3. */
export const LIST = {
  name: 'garden-list',
  text: `select ${listedPlant('$3')} from ${FROM}
          where p.user_id = $1 and p.deleted_at is null and (p.archived_at is not null) = $4
          order by p.date_added desc, p.id desc limit $2`,
};
/** *Hot*: the same after a position ($5, $6). */
export const LIST_AFTER = {
  name: 'garden-list-after',
  text: `select ${listedPlant('$3')} from ${FROM}
          where p.user_id = $1 and p.deleted_at is null and (p.archived_at is not null) = $4
            and (p.date_added, p.id) < ($5::timestamptz, $6::uuid)
          order by p.date_added desc, p.id desc limit $2`,
};
