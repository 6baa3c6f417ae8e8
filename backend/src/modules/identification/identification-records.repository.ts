import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonRecords } from '../../platform/database/person-records.repository.js';
import { IDENTIFICATIONS } from './identification-records.statements.js';
import type { IdentificationExport } from './identification-records.statements.js';

export type { IdentificationExport };

/** Exports and imports a person's identifications with their findings. An import leaves the quota as it is. */
@Injectable()
export class IdentificationRecords extends PersonRecords<IdentificationExport> {
  constructor(database: Database) {
    super(database, IDENTIFICATIONS);
  }
}
