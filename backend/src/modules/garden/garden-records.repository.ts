import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonRecords } from '../../platform/database/person-records.repository.js';
import { LOOK_AGAIN } from './domain/health-problem.js';
import { LATE_DAYS, LOOK_AGAIN_DAYS } from './domain/treatment.js';
import { CARE, JOURNAL, PLANTS, PROBLEMS, SETTLE, SETTLE_LOOKS, TASKS } from './garden-records.statements.js';
import type {
  CareRecord,
  JournalRecord,
  PlantRecord,
  ProblemRecord,
  TaskRecord,
} from './garden-records.statements.js';

export type { CareRecord, JournalRecord, PlantRecord, ProblemRecord, TaskRecord };

/** Exports and imports everything in a person's garden. What is in the bin is left out. */
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

  /** After an import: each plant is called unwell by its open problem, and by no other, and each open problem has its next look. */
  async settleProblems(userId: string): Promise<void> {
    await this.database.query(SETTLE, [userId]);
    await this.database.query(SETTLE_LOOKS, [userId, LOOK_AGAIN_DAYS, LATE_DAYS, LOOK_AGAIN]);
  }
}
