import { byName } from '../../../platform/database/by-name.js';

/** A plant with its tasks that are bound to a time of year: `plants p`. */
const WITH_TASKS = `select p.id as "plantId", p.common_name as "plantName", p.library_id as "libraryId", p.outdoors,
    (select coalesce(json_agg(json_build_object('kind', t.kind, 'growingDays', t.growing_days, 'restingDays', t.resting_days,
              'restMonths', t.rest_months, 'months', t.months, 'everyYears', t.every_years, 'isOwnRhythm', t.own_rhythm,
              'dueOn', t.due_on, 'closesOn', t.closes_on)), '[]')
       from care_tasks t
      where t.plant_id = p.id and t.active and t.kind in ('water', 'fertilise', 'repot', 'prune')) as tasks
  from plants p`;

/** *Hot*: the plants that a person ($1) keeps. */
export const GARDEN = {
  name: 'year-garden',
  text: `${WITH_TASKS} where p.user_id = $1 and p.deleted_at is null and p.archived_at is null
          order by ${byName('p.common_name')}, p.id`,
};

/** *Hot*: one plant ($1) of a person ($2). */
export const PLANT = {
  name: 'year-plant',
  text: `${WITH_TASKS} where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
};
