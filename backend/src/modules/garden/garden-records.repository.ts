import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonRecords } from '../../platform/database/person-records.repository.js';
import { CARE, JOURNAL, PLANTS, TASKS } from './garden-records.statements.js';
import type { CareRecord, JournalRecord, PlantRecord, TaskRecord } from './garden-records.statements.js';

export type { CareRecord, JournalRecord, PlantRecord, TaskRecord };

/** Exports and imports everything in a person's garden. What is in the bin is left out. */
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
