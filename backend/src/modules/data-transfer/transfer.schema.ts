import { EntitySchema } from 'typeorm';
import { wholeNumber } from '../../platform/database/whole-number.js';

interface TransferRow {
  id: string;
  userId: string;
  part: string;
  done: number;
  total: number;
  failure: string | null;
  createdAt: Date;
  closedAt: Date | null;
}

/** An export of a person's data, as it is stored. */
export interface DataExportRow extends TransferRow {
  state: 'queued' | 'working' | 'ready' | 'failed';
  bytes: number | null;
}

/** An import of a person's data, as it is stored. */
export interface DataImportRow extends TransferRow {
  kind: 'backup' | 'list';
  state: 'arriving' | 'preview' | 'queued' | 'working' | 'done' | 'failed';
  rows: unknown;
  result: unknown;
}

const progress = {
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
    ...progress,
    state: { type: 'text', default: 'queued' },
    part: { type: 'text', default: 'garden' },
    bytes: { type: 'bigint', nullable: true, transformer: wholeNumber },
  },
});

export const DataImportSchema = new EntitySchema<DataImportRow>({
  name: 'data-import',
  tableName: 'data_imports',
  columns: {
    ...progress,
    kind: { type: 'text' },
    state: { type: 'text' },
    part: { type: 'text', default: 'reading' },
    rows: { type: 'jsonb', nullable: true },
    result: { type: 'jsonb', nullable: true },
  },
});
