import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JobType } from '../../kernel/job.js';
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
}
