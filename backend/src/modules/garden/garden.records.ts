import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonRecords } from '../../platform/database/person-records.js';
import type { RecordTable } from '../../platform/database/person-records.js';
import type { ProblemOutcome, SuspectedCause } from './domain/health-problem.js';

/** A plant as it leaves a garden and comes back. Dates of days are `2026-11-21`, instants ISO 8601 in UTC. */
export interface PlantRecord {
  id: string;
  libraryId: string | null;
  commonName: string;
  scientificName: string | null;
  description: string | null;
  imageUrl: string | null;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string | null;
  careInstructions: string | null;
  dateAdded: string;
  lastWatered: string | null;
  status: 'healthy' | 'needs-water' | 'needs-care';
  place: string | null;
  light: 'low' | 'medium' | 'bright' | 'sun' | null;
  potCm: number | null;
  problem: string | null;
  archivedAt: string | null;
}

/** What is to be done for a plant, and how often. */
export interface TaskRecord {
  id: string;
  plantId: string;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';
  title: string | null;
  growingDays: number;
  restingDays: number | null;
  ownRhythm: boolean;
  active: boolean;
  startsOn: string;
  lastDoneOn: string | null;
  dueOn: string;
  lateOn: string;
  reason: string;
  createdAt: string;
  /** The problem that it treats, and which step of the treatment it is. */
  problemId: string | null;
  step: string | null;
}

/** What is or was wrong with a plant. */
export interface ProblemRecord {
  id: string;
  plantId: string;
  diagnosis: string | null;
  title: string;
  words: string | null;
  answers: Record<string, string>;
  causes: SuspectedCause[];
  openedOn: string;
  photoOn: string | null;
  lookAgainOn: string | null;
  closedOn: string | null;
  outcome: ProblemOutcome | null;
  createdAt: string;
}

/** Something that was done for a plant, or put off. */
export interface CareRecord {
  id: string;
  plantId: string;
  taskId: string | null;
  kind: string;
  title: string | null;
  answer: 'done' | 'was-dry' | 'still-moist' | 'later';
  days: number | null;
  happenedOn: string;
  happenedAt: string;
  createdAt: string;
  /** The journal entry that tells of it. */
  entryId: string | null;
}

/** A note about a plant. */
export interface JournalRecord {
  id: string;
  plantId: string;
  content: string;
  imageUrl: string | null;
  careActions: string[];
  createdAt: string;
}

const OF_KEPT_PLANTS = 'exists (select 1 from plants p where p.id = plant_id and p.deleted_at is null)';

/** What was deleted and is still in the bin comes back out of it. */
const outOfTheBin = `(id) do update set deleted_at = null
  where t.user_id = excluded.user_id and t.deleted_at is not null`;

const PLANTS: RecordTable<PlantRecord> = {
  name: 'plants',
  order: 'dateAdded',
  where: 'deleted_at is null',
  onConflict: outOfTheBin,
  columns: {
    id: 'uuid',
    libraryId: 'uuid',
    commonName: 'text',
    scientificName: 'text',
    description: 'text',
    imageUrl: 'text',
    waterNeeds: 'text',
    lightNeeds: 'text',
    soilType: 'text',
    careInstructions: 'text',
    dateAdded: 'timestamptz',
    lastWatered: 'timestamptz',
    status: 'text',
    place: 'text',
    light: 'text',
    potCm: 'integer',
    problem: 'text',
    archivedAt: 'timestamptz',
  },
};

const OWN_PROBLEM = `select id from plant_problems where user_id = $1 and id = x."problemId"`;

const TASKS: RecordTable<TaskRecord> = {
  name: 'care_tasks',
  order: 'createdAt',
  where: OF_KEPT_PLANTS,
  columns: {
    id: 'uuid',
    plantId: 'uuid',
    kind: 'text',
    title: 'text',
    growingDays: 'integer',
    restingDays: 'integer',
    ownRhythm: 'boolean',
    active: 'boolean',
    startsOn: 'date',
    lastDoneOn: 'date',
    dueOn: 'date',
    lateOn: 'date',
    reason: 'text',
    createdAt: 'timestamptz',
    problemId: 'uuid',
    step: 'text',
  },
  // A step of a problem that did not come along is a task of the gardener's own.
  computed: { problem_id: `(${OWN_PROBLEM})`, step: `case when exists (${OWN_PROBLEM}) then x.step end` },
};

const PROBLEMS: RecordTable<ProblemRecord> = {
  name: 'plant_problems',
  order: 'createdAt',
  where: OF_KEPT_PLANTS,
  columns: {
    id: 'uuid',
    plantId: 'uuid',
    diagnosis: 'text',
    title: 'text',
    words: 'text',
    answers: 'jsonb',
    causes: 'jsonb',
    openedOn: 'date',
    photoOn: 'date',
    lookAgainOn: 'date',
    closedOn: 'date',
    outcome: 'text',
    createdAt: 'timestamptz',
  },
};

// A plant from before there were problems has words alone, and one may have been closed here meanwhile.
const SETTLE = {
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

const CARE: RecordTable<CareRecord> = {
  name: 'care_events',
  order: 'createdAt',
  where: OF_KEPT_PLANTS,
  columns: {
    id: 'uuid',
    plantId: 'uuid',
    taskId: 'uuid',
    kind: 'text',
    title: 'text',
    answer: 'text',
    days: 'integer',
    happenedOn: 'date',
    happenedAt: 'timestamptz',
    createdAt: 'timestamptz',
    entryId: 'uuid',
  },
  // A plant that has a task of this kind of its own keeps that one: the event is then told of it.
  computed: {
    task_id: `(select id from care_tasks
                where user_id = $1 and plant_id = x."plantId"
                  and (id = x."taskId" or x."taskId" is not null and kind = x.kind and kind <> 'custom')
                order by id = x."taskId" desc limit 1)`,
    entry_id: `(select id from journal_entries where user_id = $1 and id = x."entryId")`,
  },
};

const JOURNAL: RecordTable<JournalRecord> = {
  name: 'journal_entries',
  order: 'createdAt',
  where: `deleted_at is null and ${OF_KEPT_PLANTS}`,
  onConflict: outOfTheBin,
  columns: {
    id: 'uuid',
    plantId: 'uuid',
    content: 'text',
    imageUrl: 'text',
    careActions: 'text[]',
    createdAt: 'timestamptz',
  },
};

/** Everything in a person's garden, as it is taken along or brought back. What is in the bin stays there. */
@Injectable()
export class GardenRecords {
  readonly plants: PersonRecords<PlantRecord>;
  readonly problems: PersonRecords<ProblemRecord>;
  readonly tasks: PersonRecords<TaskRecord>;
  readonly care: PersonRecords<CareRecord>;
  readonly journal: PersonRecords<JournalRecord>;

  constructor(private readonly database: Database) {
    this.plants = new PersonRecords(database, PLANTS);
    this.problems = new PersonRecords(database, PROBLEMS);
    this.tasks = new PersonRecords(database, TASKS);
    this.care = new PersonRecords(database, CARE);
    this.journal = new PersonRecords(database, JOURNAL);
  }

  /** After an import: each plant is called unwell by its open problem, and by no other. */
  async settleProblems(userId: string): Promise<void> {
    await this.database.query(SETTLE, [userId]);
  }
}
