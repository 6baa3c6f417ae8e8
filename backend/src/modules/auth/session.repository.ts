import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hashToken, newToken } from '../../platform/hash.js';
import type { Account } from './domain/account.js';
import { MAX_DEVICES } from './domain/device-life.js';
import { CONFIRMED_S, SESSION_S } from './domain/session-life.js';
import { SessionSchema } from './session.schema.js';
import type { SessionRow } from './session.schema.js';
import * as sql from './session.statements.js';
import type { SessionWithAccount } from './session.statements.js';

/** Who opens a session, and with which browser. */
export interface Opening {
  userId: string;
  userAgent: string;
  /** Where this is a login, which the activity log notes. */
  login?: { ipAddress: string };
  /** The hash of the password by which it is opened; left out where it is opened by something else. */
  passwordHash?: string;
}

/** What a session begins with. */
function beginning({ userId, userAgent }: Opening) {
  const seenAt = new Date();
  const sess = { userId, userAgent: userAgent.slice(0, 200), openedAt: seenAt.toISOString() };
  return { sess, seenAt, expire: new Date(seenAt.getTime() + SESSION_S * 1000) };
}

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

  /** Answers the token of a new session on this device of the person. */
  async openSession(opening: Opening, deviceId: string): Promise<string> {
    const token = newToken();
    const { sess, seenAt, expire } = beginning(opening);
    const times = { seenAt, confirmedAt: seenAt, expire };
    await this.table.insert({ sid: hashToken(token), sess, userId: opening.userId, deviceId, ...times });
    return token;
  }

  /**
   * The same on a new device, in one statement: ends the session that the browser had (`before` is its token), and signs out the devices
   * that are too many. Answers both tokens; undefined where the password is another one by now.
   */
  async openOnNewDevice(
    opening: Opening,
    before?: string,
  ): Promise<{ session: string; device: string } | undefined> {
    const [session, device] = [newToken(), newToken()];
    const { sess, seenAt, expire } = beginning(opening);
    const opened = await this.database.query(sql.OPEN_ON_NEW_DEVICE, [
      opening.userId,
      hashToken(device),
      MAX_DEVICES,
      before === undefined ? null : hashToken(before),
      hashToken(session),
      JSON.stringify(sess),
      seenAt,
      expire,
      opening.login !== undefined,
      opening.login?.ipAddress ?? null,
      opening.passwordHash ?? null,
    ]);
    return opened.length ? { session, device } : undefined;
  }

  /** A person's sessions that can still be used, the one used last first. */
  list(userId: string): Promise<SessionRow[]> {
    return this.table.find({
      where: { userId, deviceId: Not(IsNull()), expire: MoreThan(new Date()) },
      order: { seenAt: 'DESC', sid: 'ASC' },
    });
  }

  /** The id of the device that a session is on. */
  async findDevice(token: string): Promise<string | undefined> {
    const session = await this.table.findOne({
      select: { sid: true, deviceId: true },
      where: { sid: hashToken(token) },
    });
    return session?.deviceId ?? undefined;
  }

  /** Whether the person has shown lately, in this session, who they are. */
  isConfirmedLately(token: string): Promise<boolean> {
    const since = new Date(Date.now() - CONFIRMED_S * 1000);
    return this.table.existsBy({ sid: hashToken(token), confirmedAt: MoreThan(since) });
  }

  async noteConfirmed(token: string): Promise<void> {
    await this.table.update({ sid: hashToken(token) }, { confirmedAt: new Date() });
  }

  /** In all sessions of a person but the one with this token, they have to show again who they are. */
  async forgetConfirmed(userId: string, token: string): Promise<void> {
    await this.table.update({ userId, sid: Not(hashToken(token)) }, { confirmedAt: new Date(0) });
  }

  async end(token: string): Promise<void> {
    await this.table.delete({ sid: hashToken(token) });
  }

  /** Ends the sessions on a device. */
  async endOnDevice(deviceId: string): Promise<void> {
    await this.table.delete({ deviceId });
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
