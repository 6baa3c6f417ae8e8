import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import * as sql from './account-lists.statements.js';
import type { AccountRow } from './account.schema.js';

/** An account as admins see it in a list. */
type ListedAccount = Pick<AccountRow, (typeof sql.LISTED)[number]>;

/** Before everything in a list that is read newest first. */
const START = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Reads accounts for admins: pages, newest first, and figures. */
@Injectable()
export class AccountLists {
  constructor(private readonly database: Database) {}

  async count(): Promise<{ totalUsers: number; premiumUsers: number }> {
    const [row] = await this.database.query<{ totalUsers: number; premiumUsers: number }>(sql.COUNT);
    return row!;
  }

  /** The days since a moment on which somebody registered, in no order. */
  signUpsPerDay(since: Date): Promise<{ day: string; count: number }[]> {
    return this.database.query(sql.SIGN_UPS_PER_DAY, [since]);
  }

  /** The addresses of these accounts, by id. */
  async emailsOf(ids: (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter(Boolean))];
    const rows = await this.database.query<{ id: string; email: string }>(sql.EMAILS, [known]);
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** Those whose address or name begins with this text, in any case, before a position; with no text, all of them. */
  search(text: string, limit: number, after?: Position): Promise<ListedAccount[]> {
    const { createdAt, id }: Position | typeof START = after ?? START;
    const page = [limit, createdAt, id];
    return text ? this.database.query(sql.SEARCH, [...page, text]) : this.database.query(sql.NEWEST, page);
  }
}
