import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { LessThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/hash.js';
import type { Account } from './domain/account.js';
import { SESSION_S } from './domain/session-life.js';
import { SessionSchema } from './session.schema.js';
import * as sql from './session.statements.js';
import type { SessionWithAccount } from './session.statements.js';

const endOfUse = () => new Date(Date.now() + SESSION_S * 1000);

/** Who is signed in where. A session is an unguessable token in a cookie and a row in Postgres. */
@Injectable()
export class SessionRepository {
  /** Sessions that are asked for in the same turn of the event loop are read in one query. Nothing is cached. */
  private readonly sessions = new DataLoader((sids: readonly string[]) => this.findMany(sids), {
    cache: false,
    batchScheduleFn: (callback) => setImmediate(callback),
  });

  constructor(private readonly database: Database) {}

  /** The account behind a token, in one query; the session lives on when it is used, up to its absolute end. */
  async find(token: string): Promise<Account | undefined> {
    const found = await this.sessions.load(hashToken(token));
    if (!found) return undefined;
    const { sid, isOld, ...account } = found;
    if (isOld) await this.database.query(sql.EXTEND, [sid]);
    return account;
  }

  /** Answers the token of a new session. */
  async openSession(userId: string, userAgent: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const sess = { userId, userAgent: userAgent.slice(0, 200), openedAt: new Date().toISOString() };
    await this.table.insert({ sid: hashToken(token), sess, userId, expire: endOfUse() });
    return token;
  }

  async end(token: string): Promise<void> {
    await this.table.delete({ sid: hashToken(token) });
  }

  /** Ends all sessions of a person but the one with this token; without a token, all. */
  async endOthers(userId: string, token?: string): Promise<void> {
    await this.table.delete({ userId, ...(token && { sid: Not(hashToken(token)) }) });
  }

  /** Deletes sessions that have run out. */
  async prune(): Promise<void> {
    await this.table.delete({ expire: LessThan(new Date()) });
  }

  private get table() {
    return this.database.table(SessionSchema);
  }

  private async findMany(sids: readonly string[]): Promise<(SessionWithAccount | undefined)[]> {
    const rows = await this.database.query<SessionWithAccount>(sql.FIND, [[...new Set(sids)]]);
    const found = new Map(rows.map((row) => [row.sid, row]));
    return sids.map((sid) => found.get(sid));
  }
}
