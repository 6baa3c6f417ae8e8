import { EntitySchema } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';

/** A link for a plant sitter, as it is stored: of its token only the SHA-256 hash. Days are of the gardener's own calendar. */
export interface SitterLinkRow {
  id: string;
  userId: string;
  tokenHash: Buffer;
  fromDay: LocalDate;
  toDay: LocalDate;
  note: string | null;
  endedAt: Date | null;
  createdAt: Date;
}

export const SitterLinkSchema = new EntitySchema<SitterLinkRow>({
  name: 'sitter-link',
  tableName: 'sitter_links',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    tokenHash: { type: 'bytea' },
    fromDay: { type: 'date' },
    toDay: { type: 'date' },
    note: { type: 'text', nullable: true },
    endedAt: { type: 'timestamptz', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
