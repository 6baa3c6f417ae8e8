import { Injectable } from '@nestjs/common';
import { LessThan, Like } from 'typeorm';
import { Database } from '../database/database.js';
import { RateLimitSchema } from './rate-limit.schema.js';

/** The counters that `rate-limiter-flexible` keeps. Its keys are `limit:key`. */
@Injectable()
export class RateLimitRepository {
  constructor(private readonly database: Database) {}

  /** Deletes every counter with this person's id in its key. */
  async deleteFor(userId: string): Promise<void> {
    await this.table.delete({ key: Like(`%:${userId}%`) });
  }

  /** Deletes counters whose time is over. */
  async deleteExpired(): Promise<void> {
    await this.table.delete({ expire: LessThan(Date.now()) });
  }

  private get table() {
    return this.database.table(RateLimitSchema);
  }
}
