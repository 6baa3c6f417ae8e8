import { EntitySchema } from 'typeorm';

/** A job that was put off: waiting, handed over to the queue, or parked after too many failures. */
export interface OutboxRow {
  id: string;
  name: string;
  data: unknown;
  createdAt: Date;
  /** Later for one that is postponed. */
  dueAt: Date;
  handedAt: Date | null;
  starts: number;
  parkedAt: Date | null;
  error: string | null;
  /** The trace of the request that asked for it, where traces are made. */
  traceparent: string | null;
}

export const OutboxSchema = new EntitySchema<OutboxRow>({
  name: 'outbox',
  tableName: 'outbox',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    data: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', createDate: true },
    dueAt: { type: 'timestamptz', default: () => 'now()' },
    handedAt: { type: 'timestamptz', nullable: true },
    starts: { type: 'integer', default: 0 },
    parkedAt: { type: 'timestamptz', nullable: true },
    error: { type: 'text', nullable: true },
    traceparent: { type: 'text', nullable: true },
  },
});
