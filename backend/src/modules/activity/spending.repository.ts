import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { PaidCallSchema } from './paid-call.schema.js';
import type { PaidCallRow } from './paid-call.schema.js';
import * as sql from './spending.statements.js';

export type Scope = PaidCallRow['scope'];
export type Counted = Pick<PaidCallRow, 'scope' | 'key'>;

/** The counts of paid calls, in Postgres, so that all workers count together. */
@Injectable()
export class SpendingRepository {
  constructor(private readonly database: Database) {}

  /** Counts one call today under each of these; answers what the counts are now. */
  count(counted: Counted[]): Promise<Pick<PaidCallRow, 'scope' | 'calls'>[]> {
    return this.database.query(sql.COUNT, [counted.map(({ scope }) => scope), counted.map(({ key }) => key)]);
  }

  /** Deletes the counts of an account. */
  async forget(userId: string): Promise<void> {
    await this.table.delete({ scope: 'account', key: userId });
  }

  /** Deletes the counts of the days before this one. */
  async prune(day: string): Promise<void> {
    await this.table.delete({ day: LessThan(day) });
  }

  private get table() {
    return this.database.table(PaidCallSchema);
  }
}
