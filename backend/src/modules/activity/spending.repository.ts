import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { PaidCallSchema } from './paid-call.schema.js';
import type { Counted } from './allotment.js';
import type { PaidCallRow } from './paid-call.schema.js';
import * as sql from './spending.statements.js';

type TodaysCount = Pick<PaidCallRow, 'scope' | 'key' | 'calls'>;

const columnsOf = (counted: Counted[]) => [counted.map(({ scope }) => scope), counted.map(({ key }) => key)];

/** The counts of paid calls, in Postgres, so that all workers count together. */
@Injectable()
export class SpendingRepository {
  constructor(private readonly database: Database) {}

  /** Locks today's counts of all that are `asked`, and adds one call to each of those that `grant` chooses by these counts. */
  async count(asked: Counted[], grant: (counts: TodaysCount[]) => Counted[]): Promise<void> {
    await this.database.transaction(async () => {
      const granted = grant(await this.database.query<TodaysCount>(sql.LOCK, columnsOf(asked)));
      if (granted.length) await this.database.query(sql.ADD, columnsOf(granted));
    });
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
