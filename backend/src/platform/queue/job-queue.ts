import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import type { JobType } from '../../kernel/job.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Every } from './every.js';
import { OutboxRepository } from './outbox.repository.js';

/** Work for later. What is enqueued inside a transaction is done if, and only if, that transaction commits. */
@Injectable()
export class JobQueue {
  constructor(private readonly outbox: OutboxRepository) {}

  /** Answers the job's id, which is the same on every attempt: handlers key what they write by it. */
  async enqueue<Data>({ name }: JobType<Data>, data: Data, id: string = randomUUID()): Promise<string> {
    await this.outbox.write(name, [{ id, data }]);
    return id;
  }

  /** Many pieces of the same work at once; each under the id that it is given. */
  async enqueueAll<Data>({ name }: JobType<Data>, jobs: { id: string; data: Data }[]): Promise<void> {
    if (jobs.length) await this.outbox.write(name, jobs);
  }

  /** Deletes the jobs that failed, for good or for now, and name a person by one of these texts: their id, their email. */
  forget(texts: string[]): Promise<void> {
    return this.outbox.forget(texts);
  }

  /** Jobs that failed for good are kept for an operator to look at, for a while. */
  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.outbox.prune(daysAgo(KEPT_DAYS.parkedJobs));
  }
}
