import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../database/database.js';
import { OutboxSchema } from './outbox.schema.js';
import type { OutboxRow } from './outbox.schema.js';
import * as sql from './outbox.statements.js';

/** A job that was started this often and never ended may be what kills its workers. */
const MAX_STARTS = 9;

export type OutboxJob = Pick<OutboxRow, 'id' | 'name' | 'data'>;

/**
 * The jobs that still have to be done, in Postgres beside the data they belong to. The queue may be lost at any
 * time: every row stays here until its work is done (then it goes) or was given up (then it is parked).
 */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  /** Writes jobs of one kind, each under its id; they are done if the open transaction commits. */
  async write(name: string, jobs: { id: string; data: unknown }[]): Promise<void> {
    const ids = jobs.map(({ id }) => id);
    await this.database.query(sql.WRITE, [name, ids, jobs.map(({ data }) => JSON.stringify(data))]);
  }

  /** Jobs that are due to be handed to the queue, at most a batch; no two relays get the same one. */
  take(): Promise<OutboxJob[]> {
    return this.database.query<OutboxJob>(sql.TAKE);
  }

  /** Whether the job is still to be done: not when it was done or parked meanwhile, and not when it is poison. */
  async begin(id: string): Promise<'go' | 'over' | 'poison'> {
    const [begun] = await this.database.query<Pick<OutboxRow, 'starts'>>(sql.BEGIN, [id]);
    if (!begun) return 'over';
    return begun.starts > MAX_STARTS ? 'poison' : 'go';
  }

  async delete(id: string): Promise<void> {
    await this.table.delete({ id });
  }

  /** Puts a job aside for a person to look at. */
  async park(id: string, error: string): Promise<void> {
    await this.table.update(
      { id, parkedAt: IsNull() },
      { parkedAt: new Date(), error: error.slice(0, 2000) },
    );
  }

  /** Deletes the parked jobs that name a person by one of these texts. */
  async forget(texts: string[]): Promise<void> {
    await this.database.query(sql.FORGET, [texts]);
  }

  /** Deletes the jobs that were parked before this moment. */
  async prune(before: Date): Promise<void> {
    await this.table.delete({ parkedAt: LessThan(before) });
  }

  private get table() {
    return this.database.table(OutboxSchema);
  }
}
