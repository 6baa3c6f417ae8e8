import { Injectable } from '@nestjs/common';
import type { PersonRecords } from '../../platform/database/person-records.repository.js';
import { GardenRecords, SeasonSweep } from '../garden/index.js';
import type {
  Gardener,
  CareRecord,
  JournalRecord,
  PlantRecord,
  ProblemRecord,
  TaskRecord,
} from '../garden/index.js';
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
    private readonly seasons: SeasonSweep,
    identifications: IdentificationRecords,
  ) {
    const { plants, problems, tasks, care, journal } = garden;
    this.kept = { plants, problems, tasks, care, journal, identifications };
  }

  /** After an import from a time zone: sets right what follows from several kinds of records. */
  async settle(gardener: Gardener, from: string | null): Promise<void> {
    await this.garden.settleProblems(gardener.id);
    await this.seasons.settle(gardener, from);
  }

  of<Kind extends RecordKind>(kind: Kind): PersonRecords<RecordOf[Kind]> {
    return this.kept[kind] as PersonRecords<RecordOf[Kind]>;
  }
}
