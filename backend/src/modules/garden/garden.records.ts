import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonRecords } from '../../platform/database/person-records.js';
import type { RecordTable } from '../../platform/database/person-records.js';

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
  outdoors: boolean;
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
  months: number[] | null;
  everyYears: number | null;
  restMonths: number[];
  ownRhythm: boolean;
  active: boolean;
  startsOn: string;
  lastDoneOn: string | null;
  dueOn: string;
  putOffFrom: string | null;
  lateOn: string;
  closesOn: string | null;
  reason: string;
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
    outdoors: 'boolean',
    problem: 'text',
    archivedAt: 'timestamptz',
  },
};

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
    months: 'smallint[]',
    everyYears: 'smallint',
    restMonths: 'smallint[]',
    ownRhythm: 'boolean',
    active: 'boolean',
    startsOn: 'date',
    lastDoneOn: 'date',
    dueOn: 'date',
    putOffFrom: 'date',
    lateOn: 'date',
    closesOn: 'date',
    reason: 'text',
    createdAt: 'timestamptz',
  },
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
  // A plant that has a task of this kind of its own keeps that one: the event then refers to it.
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
  readonly tasks: PersonRecords<TaskRecord>;
  readonly care: PersonRecords<CareRecord>;
  readonly journal: PersonRecords<JournalRecord>;

  constructor(database: Database) {
    this.plants = new PersonRecords(database, PLANTS);
    this.tasks = new PersonRecords(database, TASKS);
    this.care = new PersonRecords(database, CARE);
    this.journal = new PersonRecords(database, JOURNAL);
  }
}
