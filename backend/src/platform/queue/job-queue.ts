import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JobType } from '../../kernel/job.js';
import { Database } from '../database/database.js';

/** Told whenever the outbox has something new. */
export const OUTBOX_CHANNEL = 'outbox';

const WRITE = {
  name: 'outbox-write',
  text: `with written as (insert into outbox (id, name, data) values ($1, $2, $3))
         select pg_notify('${OUTBOX_CHANNEL}', '')`,
};

const WRITE_ALL = {
  name: 'outbox-write-all',
  text: `with written as (insert into outbox (id, name, data) select id, $1, data from unnest($2::uuid[], $3::jsonb[]) as job (id, data))
         select pg_notify('${OUTBOX_CHANNEL}', '')`,
};

/** Work for later. What is enqueued inside a transaction is done if, and only if, that transaction commits. */
@Injectable()
export class JobQueue {
  constructor(private readonly database: Database) {}

  /** Answers the job's id, which is the same on every attempt: handlers key what they write by it. */
  async enqueue<Data>({ name }: JobType<Data>, data: Data, id: string = randomUUID()): Promise<string> {
    await this.database.query(WRITE, [id, name, JSON.stringify(data)]);
    return id;
  }

  /** Many pieces of the same work at once; each under the id that it is given. */
  async enqueueAll<Data>({ name }: JobType<Data>, jobs: { id: string; data: Data }[]): Promise<void> {
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await this.database.query(WRITE_ALL, [name, ids, jobs.map(({ data }) => JSON.stringify(data))]);
  }
}
