import { EntitySchema } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { Answer, CareKind } from '../domain/care-kind.js';

/** What was answered about a task, as it is stored. */
export interface CareEventRow {
  id: string;
  userId: string;
  plantId: string;
  taskId: string | null;
  kind: CareKind;
  title: string | null;
  answer: Answer;
  days: number | null;
  happenedOn: LocalDate;
  happenedAt: Date;
  createdAt: Date;
  entryId: string | null;
  /** Noted by a plant sitter, for the gardener. */
  bySitter: boolean;
  /** Noted by a member of the household; `memberId` is null once that account is gone. */
  byMember: boolean;
  memberId: string | null;
}

export const CareEventSchema = new EntitySchema<CareEventRow>({
  name: 'care-event',
  tableName: 'care_events',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    plantId: { type: 'uuid' },
    taskId: { type: 'uuid', nullable: true },
    kind: { type: 'text' },
    title: { type: 'text', nullable: true },
    answer: { type: 'text' },
    days: { type: 'integer', nullable: true },
    happenedOn: { type: 'date' },
    happenedAt: { type: 'timestamptz' },
    createdAt: { type: 'timestamptz', createDate: true },
    entryId: { type: 'uuid', nullable: true },
    bySitter: { type: 'boolean', default: false },
    byMember: { type: 'boolean', default: false },
    memberId: { type: 'uuid', nullable: true },
  },
});
