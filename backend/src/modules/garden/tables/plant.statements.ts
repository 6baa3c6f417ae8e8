import { columnsOf } from '../../../platform/database/columns.js';
import { PLANT, PlantSchema } from './plant.schema.js';

const COLUMNS = `${columnsOf(PlantSchema, 'p', PLANT)}, t.id as "waterTaskId", t.due_on::text as "waterDueOn",
  t.reason as "waterReason"`;

/** The day on which a task is due or was, before it was put off. */
const NEEDED = `coalesce(t.put_off_from, t.due_on)`;

/** The columns of a `PlantState` out of `plants p left join care_tasks t`, its watering. */
export const PLANT_STATE = `${COLUMNS}, ${NEEDED}::text as "waterNeededOn", t.late_on::text as "waterLateOn"`;

/**
 * The columns of a `Plant` out of the same, for lists: the status of a whole page in one statement. It is `wellbeingOf` in SQL
 * (plant-status.spec.ts compares them); `today` is the parameter with the owner's own day. What is said of its watering has its place in the
 * row from the start: a copy of each row with two members more would take as long as reading them all.
 */
export const listedPlant = (today: string) => `${COLUMNS}, null as "waterRhythm", null as "waterNext",
  case when p.problem is not null or t.late_on <= ${today}::date then 'needs-care'
       when ${NEEDED} <= ${today}::date then 'needs-water' else 'healthy' end as status,
  coalesce(${NEEDED} <= ${today}::date, false) as "needsWater"`;
