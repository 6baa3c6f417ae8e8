import { EntitySchema } from 'typeorm';

/** A note about a plant, as it is stored. */
export interface JournalEntryRow {
  id: string;
  plantId: string;
  userId: string;
  content: string;
  imageUrl: string | null;
  careActions: string[];
  createdAt: Date;
  deletedAt: Date | null;
  /** Written by a member of the household; `memberId` is null once that account is gone. */
  byMember: boolean;
  memberId: string | null;
}

export const JournalEntrySchema = new EntitySchema<JournalEntryRow>({
  name: 'journal-entry',
  tableName: 'journal_entries',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    plantId: { type: 'uuid' },
    userId: { type: 'uuid' },
    content: { type: 'text' },
    imageUrl: { type: 'text', nullable: true },
    careActions: { type: 'text', array: true },
    createdAt: { type: 'timestamptz', createDate: true },
    deletedAt: { type: 'timestamptz', nullable: true },
    byMember: { type: 'boolean', default: false },
    memberId: { type: 'uuid', nullable: true },
  },
});
