import { Injectable } from '@nestjs/common';
import type { PersonRecords } from '../../platform/database/person-records.js';
import { GardenRecords } from '../garden/index.js';
import type { CareRecord, JournalRecord, PlantRecord, ProblemRecord, TaskRecord } from '../garden/index.js';
import { IdentificationRecords } from '../identification/index.js';
import type { IdentificationExport } from '../identification/index.js';
import type { RecordKind } from './archive/format.js';

/** The record of each kind, as its module keeps it. */
export interface RecordOf {
  plants: PlantRecord;
  problems: ProblemRecord;
  tasks: TaskRecord;
  care: CareRecord;
  journal: JournalRecord;
  identifications: IdentificationExport;
}

/** All records of people, kind by kind, each kept by the module that it belongs to. */
@Injectable()
export class RecordRegistry {
  private readonly kept: { [Kind in RecordKind]: PersonRecords<RecordOf[Kind]> };

  constructor(garden: GardenRecords, identifications: IdentificationRecords) {
    const { plants, problems, tasks, care, journal } = garden;
    this.kept = { plants, problems, tasks, care, journal, identifications };
  }

  of<Kind extends RecordKind>(kind: Kind): PersonRecords<RecordOf[Kind]> {
    return this.kept[kind] as PersonRecords<RecordOf[Kind]>;
  }
}
