import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import { Database } from '../database/database.js';
import type { Position } from '../http/page.js';
import { OutboxSchema } from './outbox.schema.js';
import type { OutboxRow } from './outbox.schema.js';
import * as sql from './outbox.statements.js';

const tHttp = texts('http');

/** A job that failed for good. Its data is left out: it may name people. */
export type ParkedJob = Pick<OutboxRow, 'id' | 'name' | 'error' | 'starts' | 'createdAt'> & {
  parkedAt: Date;
};

export const jobNotFound = () => new DomainError('not-found', 'job-not-found', tHttp('jobNotFound'));

const PARKED = Not(IsNull());

/** The jobs that failed for good, for admins. */
@Injectable()
export class ParkedJobs {
  constructor(private readonly database: Database) {}

  /** Those that were parked last come first; the position is by the moment in which a job was parked. */
  async list(limit: number, after?: Position): Promise<ParkedJob[]> {
    const page = this.table.createQueryBuilder('o').where({ parkedAt: PARKED });
    page.select(['o.id', 'o.name', 'o.error', 'o.starts', 'o.createdAt', 'o.parkedAt']);
    if (after) page.andWhere('(o.parkedAt, o.id) < (:createdAt, :id)', after);
    page.orderBy('o.parkedAt', 'DESC').addOrderBy('o.id', 'DESC');
    return (await page.limit(limit).getMany()) as ParkedJob[];
  }

  /** Lets a job wait for a worker again, as if it were new; answers its name. Throws `job-not-found`. */
  async retry(id: string): Promise<string> {
    const [again] = await this.database.query<{ name: string }>(sql.RETRY, [id]);
    if (!again) throw jobNotFound();
    return again.name;
  }

  /** Deletes a job; answers its name. Throws `job-not-found`. */
  async discard(id: string): Promise<string> {
    const job = await this.table.findOne({
      select: { name: true, id: true },
      where: { id, parkedAt: PARKED },
    });
    const { affected } = await this.table.delete({ id, parkedAt: PARKED });
    if (!job || !affected) throw jobNotFound();
    return job.name;
  }

  private get table() {
    return this.database.table(OutboxSchema);
  }
}
