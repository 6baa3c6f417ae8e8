import { gardeners, LOCKED } from './care.statements.js';

/** *Set-based*: the steps of the open plan of a plant ($1) of a person ($2), locked after it. */
export const LOCK_PLAN = {
  name: 'care-lock-plan',
  text: `with p as materialized (select * from plants where id = $1 and user_id = $2 for no key update)
         select ${gardeners(LOCKED)}, t.step as key, x.diagnosis
           from care_tasks t join p on p.id = t.plant_id join users u on u.id = t.user_id
           join plant_problems x on x.id = t.problem_id and x.closed_on is null and x.diagnosis is not null
          order by t.id for update of t`,
};
