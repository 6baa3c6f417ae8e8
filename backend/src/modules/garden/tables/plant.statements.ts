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
 * (plant-status.spec.ts compares them); `today` is the parameter with the owner's own day.
 */
export const listedPlant = (today: string) => `${COLUMNS},
  case when p.problem is not null or t.late_on <= ${today}::date then 'needs-care'
       when ${NEEDED} <= ${today}::date then 'needs-water' else 'healthy' end as status,
  coalesce(${NEEDED} <= ${today}::date, false) as "needsWater"`;
