import { EntitySchema } from 'typeorm';
import { wholeNumber } from '../../platform/database/whole-number.js';
import type { Export, Import, Progress } from './domain/transfer.js';

interface TransferRow extends Progress {
  id: string;
  userId: string;
  failure: string | null;
  createdAt: Date;
  closedAt: Date | null;
}

/** An export of a person's data, as it is stored. */
export interface DataExportRow extends TransferRow, Pick<Export, 'state' | 'bytes'> {}

/** An import of a person's data, as it is stored. */
export interface DataImportRow extends TransferRow, Pick<Import, 'kind' | 'state' | 'rows' | 'result'> {}

const transfer = {
  id: { type: 'uuid', primary: true },
  userId: { type: 'uuid' },
  done: { type: 'integer', default: 0 },
  total: { type: 'integer', default: 0 },
  failure: { type: 'text', nullable: true },
  createdAt: { type: 'timestamptz', createDate: true },
  closedAt: { type: 'timestamptz', nullable: true },
} as const;

export const DataExportSchema = new EntitySchema<DataExportRow>({
  name: 'data-export',
  tableName: 'data_exports',
  columns: {
    ...transfer,
    state: { type: 'text', default: 'queued' },
    part: { type: 'text', default: 'garden' },
    bytes: { type: 'bigint', nullable: true, transformer: wholeNumber },
  },
});

export const DataImportSchema = new EntitySchema<DataImportRow>({
  name: 'data-import',
  tableName: 'data_imports',
  columns: {
    ...transfer,
    kind: { type: 'text' },
    state: { type: 'text' },
    part: { type: 'text', default: 'reading' },
    rows: { type: 'jsonb', nullable: true },
    result: { type: 'jsonb', nullable: true },
  },
});
