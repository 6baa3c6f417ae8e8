import { columnsOf } from '../../../platform/database/columns.js';
import { PLANT, PlantSchema } from './plant.schema.js';

const COLUMNS = `${columnsOf(PlantSchema, 'p', PLANT)}, t.id as "waterTaskId", t.due_on::text as "waterDueOn",
  t.reason as "waterReason"`;

/** The columns of a `PlantState` out of `plants p left join care_tasks t`, its watering. */
export const PLANT_STATE = `${COLUMNS}, t.late_on::text as "waterLateOn"`;

/**
 * The columns of a `Plant` out of the same, for lists: the status of a whole page in one statement. It is `statusOf` in SQL
 * (plant-status.spec.ts compares them); `today` is the parameter with the owner's own day.
 */
export const listedPlant = (today: string) => `${COLUMNS},
  case when p.problem is not null or t.late_on <= ${today}::date then 'needs-care'
       when t.due_on <= ${today}::date then 'needs-water' else 'healthy' end as status`;
