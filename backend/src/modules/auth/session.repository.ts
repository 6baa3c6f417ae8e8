import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/hash.js';
import { ACCOUNT } from './account.columns.js';
import type { Account } from './domain/account.js';

/** A session ends when it was not used for this long. */
export const SESSION_S = 30 * 24 * 3600;
/** Its end is moved at most this often, so that reading stays reading. */
const SLIDE_EVERY_S = 24 * 3600;

const FIND = {
  name: 'session-find',
  text: `select s.sid, s.expire < now() + make_interval(secs => ${SESSION_S - SLIDE_EVERY_S}) as "isOld", ${ACCOUNT}
           from sessions s join users u on u.id = s.user_id where s.sid = any($1) and s.expire > now()`,
};
const OPEN = {
  name: 'session-open',
  text: `insert into sessions (sid, sess, user_id, expire) values ($1, $2, $3, now() + make_interval(secs => $4))`,
};
const SLIDE = {
  name: 'session-slide',
  text: `update sessions set expire = now() + make_interval(secs => $2) where sid = $1`,
};
const END = { name: 'session-end', text: `delete from sessions where sid = $1` };
const END_OTHERS = {
  name: 'session-end-others',
  text: `delete from sessions where user_id = $1 and sid is distinct from $2`,
};
const PRUNE = { name: 'session-prune', text: `delete from sessions where expire < now()` };

type Session = Account & { sid: string; isOld: boolean };

/** Who is signed in where. A session is an unguessable token in a cookie and a row in Postgres. */
@Injectable()
export class SessionRepository {
  /** Sessions that are asked for in the same turn of the event loop are read in one query. Nothing is cached. */
  private readonly sessions = new DataLoader((sids: readonly string[]) => this.findMany(sids), {
    cache: false,
    batchScheduleFn: (callback) => setImmediate(callback),
  });

  constructor(private readonly database: Database) {}

  /** The account behind a token, in one query; the session lives on when it is used. */
  async find(token: string): Promise<Account | undefined> {
    const found = await this.sessions.load(hashToken(token));
    if (!found) return undefined;
    const { sid, isOld, ...account } = found;
    if (isOld) await this.database.query(SLIDE, [sid, SESSION_S]);
    return account;
  }

  /** Answers the token of a new session. */
  async openSession(userId: string, userAgent: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const sess = { userId, userAgent: userAgent.slice(0, 200), openedAt: new Date().toISOString() };
    await this.database.query(OPEN, [hashToken(token), sess, userId, SESSION_S]);
    return token;
  }

  async end(token: string): Promise<void> {
    await this.database.query(END, [hashToken(token)]);
  }

  /** Ends all sessions of a person but the one with this token; without a token, all. */
  async endOthers(userId: string, token?: string): Promise<void> {
    await this.database.query(END_OTHERS, [userId, token ? hashToken(token) : null]);
  }

  /** Forgets sessions that have run out. */
  async prune(): Promise<void> {
    await this.database.query(PRUNE);
  }

  private async findMany(sids: readonly string[]): Promise<(Session | undefined)[]> {
    const rows = await this.database.query<Session>(FIND, [[...new Set(sids)]]);
    const found = new Map(rows.map((row) => [row.sid, row]));
    return sids.map((sid) => found.get(sid));
  }
}
