import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../database/database.js';
import { currentTraceparent } from '../telemetry/signals.js';
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
    const data = jobs.map((job) => JSON.stringify(job.data));
    await this.database.query(sql.WRITE, [name, ids, data, currentTraceparent()]);
  }

  /** Jobs that are due to be handed to the queue, at most a batch; no two relays get the same one. */
  take(): Promise<OutboxJob[]> {
    return this.database.query<OutboxJob>(sql.TAKE);
  }

  /**
   * Begins a job: whether to do it, and the trace in which it was asked for. It is `over` when it was done or parked
   * meanwhile; `poison` is given up and not begun.
   */
  async begin(id: string): Promise<{ standing: 'go' | 'over' | 'poison'; traceparent: string | null }> {
    type Begun = Pick<OutboxRow, 'starts' | 'traceparent'>;
    const [begun] = await this.database.query<Begun>(sql.BEGIN, [id]);
    if (!begun) return { standing: 'over', traceparent: null };
    const { starts, traceparent } = begun;
    return { standing: starts > MAX_STARTS ? 'poison' : 'go', traceparent };
  }

  /** Jobs that are not done, those that are parked, and for how many seconds the oldest has been due. */
  async backlog(): Promise<{ waiting: number; parked: number; oldestS: number }> {
    const [found] = await this.database.query<{ waiting: number; parked: number; oldestS: number }>(
      sql.BACKLOG,
    );
    return found!;
  }

  async delete(id: string): Promise<void> {
    await this.table.delete({ id });
  }

  /**
   * Lets a failed job wait, longer each time; poison stays poison. False when the job is older than a day, and so is not
   * postponed.
   */
  async postpone(id: string, { isPoison = false } = {}): Promise<boolean> {
    return (await this.database.query(sql.POSTPONE, [id, isPoison ? MAX_STARTS : 0])).length > 0;
  }

  /** Puts a job aside for a person to look at. */
  async park(id: string, error: string): Promise<void> {
    await this.table.update(
      { id, parkedAt: IsNull() },
      { parkedAt: new Date(), error: error.slice(0, 2000) },
    );
  }

  /** Deletes the jobs that are parked or postponed and name a person by one of these texts. */
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
