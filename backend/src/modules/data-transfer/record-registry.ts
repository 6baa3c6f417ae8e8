import { Injectable } from '@nestjs/common';
import type { PersonRecords } from '../../platform/database/person-records.repository.js';
import { GardenRecords } from '../garden/index.js';
import type { CareRecord, JournalRecord, PlantRecord, ProblemRecord, TaskRecord } from '../garden/index.js';
import { IdentificationRecords } from '../identification/index.js';
import type { IdentificationExport } from '../identification/index.js';
import type { RecordKind } from './archive/format.js';

/** The record type of each kind, as defined by its module. */
export interface RecordOf {
  plants: PlantRecord;
  problems: ProblemRecord;
  tasks: TaskRecord;
  care: CareRecord;
  journal: JournalRecord;
  identifications: IdentificationExport;
}

/** The exportable records of each kind. Each module stores its own. */
@Injectable()
export class RecordRegistry {
  private readonly kept: { [Kind in RecordKind]: PersonRecords<RecordOf[Kind]> };

  constructor(
    private readonly garden: GardenRecords,
    identifications: IdentificationRecords,
  ) {
    const { plants, problems, tasks, care, journal } = garden;
    this.kept = { plants, problems, tasks, care, journal, identifications };
  }

  /** After an import: sets right what follows from several kinds of records. */
  settle(userId: string): Promise<void> {
    return this.garden.settleProblems(userId);
  }

  of<Kind extends RecordKind>(kind: Kind): PersonRecords<RecordOf[Kind]> {
    return this.kept[kind] as PersonRecords<RecordOf[Kind]>;
  }
}
