import { EntitySchema } from 'typeorm';
import type { StoredLink } from '../domain/away.js';

export const SitterLinkSchema = new EntitySchema<StoredLink>({
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
