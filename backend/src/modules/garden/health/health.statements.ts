import { columnsOf } from '../../../platform/database/columns.js';
import { PlantProblemSchema } from '../tables/plant-problem.schema.js';

const PROBLEM = columnsOf(PlantProblemSchema, 'x', [
  'id',
  'plantId',
  'diagnosis',
  'title',
  'words',
  'answers',
  'causes',
  'openedOn',
  'photoOn',
  'closedOn',
  'outcome',
]);
/** The day of the next look, which comes again as long as it is open. */
const LOOK_AGAIN_ON = `coalesce((select t.due_on from care_tasks t where t.problem_id = x.id and t.step = 'look' and t.active),
  x.look_again_on)::text as "lookAgainOn"`;
/** Of a closed problem only what was done. */
const STEPS = `(select coalesce(json_agg(json_build_object('taskId', t.id, 'text', t.title, 'dueOn', t.due_on,
    'kind', case when t.step in ('photo', 'look') then t.step else 'step' end,
    'doneOn', case when t.active then null else t.last_done_on end) order by t.due_on, t.step), '[]')
  from care_tasks t where t.problem_id = x.id and (x.closed_on is null or t.last_done_on is not null)) as steps`;
/** The newest or the oldest photo of the plant's journal from a time. */
const photo = (when: string, order: 'asc' | 'desc') => `(select j.image_url from journal_entries j
  where j.plant_id = x.plant_id and j.user_id = x.user_id and j.deleted_at is null and j.image_url is not null and ${when}
  order by j.created_at ${order} limit 1)`;
const SINCE = `j.created_at > x.created_at and (x.closed_on is null or j.created_at < x.closed_on + 2)`;
const OWN_PHOTO = `case when p.image_url like '/api/photos/%' then p.image_url end`;
/** How it was: the first photo of the day on which it was opened, else the newest one from before. */
const BEFORE = `coalesce(${photo(`${SINCE} and j.created_at < x.created_at + interval '1 day'`, 'asc')},
  ${photo('j.created_at <= x.created_at', 'desc')}, ${OWN_PHOTO})`;
const AFTER = photo(`${SINCE} and j.image_url is distinct from ${BEFORE}`, 'desc');
const WHOLE = `${PROBLEM}, ${LOOK_AGAIN_ON}, ${STEPS}, ${BEFORE} as "photoBefore", ${AFTER} as "photoAfter"`;
const KEPT = `plant_problems x join plants p on p.id = x.plant_id and p.user_id = x.user_id and p.deleted_at is null`;

/**
 * *Set-based*: what a diagnosis may know of a plant ($1) of this person ($2), from three tables. The plant is locked, so that one
 * problem is opened or closed at a time.
 */
export const PATIENT = {
  name: 'health-patient',
  text: `select p.scientific_name as "scientificName", l.family, l.kind, p.light, p.outdoors, p.last_watered as "lastWatered",
                (select t.growing_days from care_tasks t
                  where t.plant_id = p.id and t.kind = 'water' and t.active) as "waterEveryDays"
           from plants p left join plant_library l on l.id = p.library_id
          where p.id = $1 and p.user_id = $2 and p.deleted_at is null for no key update of p`,
};
/** *Set-based*: the problems of a plant ($1) of this person ($2) with their steps and photos, newest first. */
export const LIST = {
  name: 'health-list',
  text: `select ${WHOLE} from ${KEPT} where x.plant_id = $1 and x.user_id = $2
          order by x.created_at desc, x.id desc limit 100`,
};
/** *Set-based*: a problem ($1) of a plant ($2) of this person ($3) with its steps and photos. */
export const GET = {
  name: 'health-get',
  text: `select ${WHOLE} from ${KEPT} where x.id = $1 and x.plant_id = $2 and x.user_id = $3`,
};
