import type { InJson } from '../../kernel/json.js';
import type { RecordTable } from '../../platform/database/person-records.statements.js';
import { CareEventSchema } from './tables/care-event.schema.js';
import type { CareEventRow } from './tables/care-event.schema.js';
import { CareTaskSchema } from './tables/care-task.schema.js';
import type { CareTaskRow } from './tables/care-task.schema.js';
import { JournalEntrySchema } from './tables/journal-entry.schema.js';
import type { JournalEntryRow } from './tables/journal-entry.schema.js';
import { PlantProblemSchema } from './tables/plant-problem.schema.js';
import type { PlantProblemRow } from './tables/plant-problem.schema.js';
import { PlantSchema } from './tables/plant.schema.js';
import type { PlantRow } from './tables/plant.schema.js';

const PLANT = [
  'id',
  'libraryId',
  'commonName',
  'scientificName',
  'description',
  'imageUrl',
  'waterNeeds',
  'lightNeeds',
  'soilType',
  'careInstructions',
  'dateAdded',
  'lastWatered',
  'status',
  'place',
  'light',
  'potCm',
  'outdoors',
  'problem',
  'archivedAt',
] as const;
const TASK = [
  'id',
  'plantId',
  'kind',
  'title',
  'growingDays',
  'restingDays',
  'months',
  'everyYears',
  'restMonths',
  'ownRhythm',
  'active',
  'offByMove',
  'startsOn',
  'lastDoneOn',
  'dueOn',
  'putOffFrom',
  'lateOn',
  'closesOn',
  'notBefore',
  'reason',
  'createdAt',
  'problemId',
  'step',
] as const;
const PROBLEM = [
  'id',
  'plantId',
  'diagnosis',
  'title',
  'words',
  'answers',
  'causes',
  'openedOn',
  'photoOn',
  'lookAgainOn',
  'closedOn',
  'outcome',
  'createdAt',
] as const;
const EVENT = [
  'id',
  'plantId',
  'taskId',
  'kind',
  'title',
  'answer',
  'days',
  'happenedOn',
  'happenedAt',
  'createdAt',
  'entryId',
  'bySitter',
  'byMember',
] as const;
const ENTRY = ['id', 'plantId', 'content', 'imageUrl', 'careActions', 'createdAt', 'byMember'] as const;

/** A plant as it is exported. Days are `2026-11-21`, instants ISO 8601 in UTC. */
export type PlantRecord = InJson<Pick<PlantRow, (typeof PLANT)[number]>>;
/** What is to be done for a plant, and how often. */
export type TaskRecord = InJson<Pick<CareTaskRow, (typeof TASK)[number]>>;
/** What is or was wrong with a plant. */
export type ProblemRecord = InJson<Pick<PlantProblemRow, (typeof PROBLEM)[number]>>;
/** Something that was done for a plant, or put off. */
export type CareRecord = InJson<Pick<CareEventRow, (typeof EVENT)[number]>>;
/** A note about a plant. */
export type JournalRecord = InJson<Pick<JournalEntryRow, (typeof ENTRY)[number]>>;

const OF_KEPT_PLANTS = 'exists (select 1 from plants p where p.id = plant_id and p.deleted_at is null)';

/** What was deleted and is still in the bin comes back out of it. */
const outOfTheBin = `(id) do update set deleted_at = null
  where t.user_id = excluded.user_id and t.deleted_at is not null`;

export const PLANTS: RecordTable<PlantRecord> = {
  schema: PlantSchema,
  members: PLANT,
  order: 'dateAdded',
  where: 'deleted_at is null',
  onConflict: outOfTheBin,
};

export const PROBLEMS: RecordTable<ProblemRecord> = {
  schema: PlantProblemSchema,
  members: PROBLEM,
  order: 'createdAt',
  where: OF_KEPT_PLANTS,
};

const OWN_PROBLEM = `select id from plant_problems where user_id = $1 and id = x."problemId"`;

/** A step of a problem that was not imported is a custom task that is turned off. */
export const TASKS: RecordTable<TaskRecord> = {
  schema: CareTaskSchema,
  members: TASK,
  order: 'createdAt',
  where: OF_KEPT_PLANTS,
  computed: {
    problem_id: `(${OWN_PROBLEM})`,
    step: `case when exists (${OWN_PROBLEM}) then x.step end`,
    active: `x.active and (x."problemId" is null or exists (${OWN_PROBLEM}))`,
  },
};

/**
 * *Set-based*: after an import, each plant of a person ($1) is called unwell by its open problem and by no other. Plants of files
 * from before there were problems have words alone, and a problem may have been closed here meanwhile.
 */
export const SETTLE = {
  name: 'plant-problems-settle',
  text: `with opened as (
           insert into plant_problems (user_id, plant_id, title, words, opened_on)
           select p.user_id, p.id, p.problem, p.problem, current_date from plants p
            where p.user_id = $1 and p.problem <> '' and not exists (select 1 from plant_problems x where x.plant_id = p.id)
           returning plant_id, title)
         update plants p set problem = coalesce(
             (select title from opened x where x.plant_id = p.id),
             (select title from plant_problems x where x.plant_id = p.id and x.closed_on is null))
          where p.user_id = $1`,
};

/** As `dueInTreatment` says it, in English; `reasonOn` must know the sentence. */
const PLANNED = (day: string) => `'Part of its plan, on ' || to_char(${day}, 'FMDD FMMonth') || '.'`;

/**
 * *Set-based*: after an import, each open problem of a person ($1) has its next look: one that was over is due again $2 days after
 * it, and where there is none it comes within as many days. A look is late after $3 days; what it asks is $4.
 */
export const SETTLE_LOOKS = {
  name: 'plant-problems-settle-looks',
  text: `with again as (
           update care_tasks t set active = true, put_off_from = null, due_on = day, late_on = day + $3::int, reason = ${PLANNED('day')}
             from (select id, coalesce(last_done_on + $2::int, due_on) as day from care_tasks
                    where user_id = $1 and step = 'look' and not active) due
            where t.id = due.id and exists (select 1 from plant_problems x where x.id = t.problem_id and x.closed_on is null))
         insert into care_tasks (user_id, plant_id, problem_id, step, kind, title, growing_days, resting_days, own_rhythm,
                                 starts_on, due_on, late_on, reason)
         select x.user_id, x.plant_id, x.id, 'look', 'custom', $4::text, 1, 1, true, day, day, day + $3::int,
                ${PLANNED('day')}
           from plant_problems x, least(x.look_again_on, current_date + $2::int) as day
          where x.user_id = $1 and x.closed_on is null
            and not exists (select 1 from care_tasks t where t.problem_id = x.id and t.step = 'look')`,
};

/** If the plant here has another task of the same kind, the event refers to that one. */
export const CARE: RecordTable<CareRecord> = {
  schema: CareEventSchema,
  members: EVENT,
  order: 'createdAt',
  where: OF_KEPT_PLANTS,
  computed: {
    task_id: `(select id from care_tasks
                where user_id = $1 and plant_id = x."plantId"
                  and (id = x."taskId" or x."taskId" is not null and kind = x.kind and kind <> 'custom')
                order by id = x."taskId" desc limit 1)`,
    entry_id: `(select id from journal_entries where user_id = $1 and id = x."entryId")`,
  },
};

export const JOURNAL: RecordTable<JournalRecord> = {
  schema: JournalEntrySchema,
  members: ENTRY,
  order: 'createdAt',
  where: `deleted_at is null and ${OF_KEPT_PLANTS}`,
  onConflict: outOfTheBin,
};
