import { Injectable } from '@nestjs/common';
import { nameDevice } from '../../kernel/device-name.js';
import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/hash.js';
import { ActivityLog } from '../activity/index.js';
import { DeviceRepository } from './device.repository.js';
import type { SignedInDeviceDto } from './devices.dto.js';
import { deviceNotFound } from './domain/account.errors.js';
import { SessionRepository } from './session.repository.js';
import type { Opening } from './session.repository.js';

/** The tokens that a browser sends. */
interface BrowserTokens {
  session?: string;
  device?: string;
}

/** Signs browsers in and out. A browser that has signed in is a device of the person, until it signs out. */
@Injectable()
export class Devices {
  constructor(
    private readonly devices: DeviceRepository,
    private readonly sessions: SessionRepository,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** The id of the browser, if this person has signed in with it before. */
  async known(userId: string, token: string | undefined): Promise<string | undefined> {
    return token ? this.devices.find(userId, token) : undefined;
  }

  /**
   * Opens a new session and ends those before it in this browser. Answers the tokens for its cookies; undefined where
   * the password was replaced since it was checked.
   */
  async signIn(opening: Opening, tokens: BrowserTokens): Promise<Required<BrowserTokens> | undefined> {
    const onKnown = tokens.device && (await this.signInOnKnown(opening, tokens.device, tokens.session));
    return onKnown || this.sessions.openOnNewDevice(opening, tokens.session);
  }

  /** Ends the session, and forgets the browser. */
  async signOutHere(session: string | undefined, userId?: string): Promise<void> {
    if (!session) return;
    await this.database.transaction(async () => {
      const device = await this.sessions.findDevice(session);
      await this.sessions.end(session);
      if (device) await this.devices.forget(device);
      if (userId) await this.activity.record({ userId, action: 'logout', details: 'Logged out' });
    });
  }

  /** Where the person is signed in, this browser first. */
  async list(userId: string, session: string | undefined): Promise<SignedInDeviceDto[]> {
    const own = session && hashToken(session);
    const devices = (await this.sessions.list(userId)).map(({ sid, deviceId, sess, seenAt }) => ({
      id: deviceId!,
      name: nameDevice(sess.userAgent),
      isThisDevice: sid === own,
      signedInAt: sess.openedAt,
      lastSeenAt: seenAt.toISOString(),
    }));
    return devices.sort((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice));
  }

  /** Throws `device-not-found`, also for another person's. */
  async signOut(userId: string, id: string): Promise<void> {
    if (!(await this.devices.remove(userId, id))) throw deviceNotFound();
    await this.activity.record({ userId, action: 'signed_out', details: 'Signed a device out' });
  }

  /** Ends every session and forgets every browser but the one with this session; without one, all. */
  signOutOthers(userId: string, session?: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.sessions.endOthers(userId, session);
      await this.devices.removeOthers(userId, session && (await this.sessions.findDevice(session)));
    });
  }

  /** Gives the browser of this session a new token, so that copies of its cookie are worth nothing; undefined if it has none. */
  async renew(session: string): Promise<string | undefined> {
    const device = await this.sessions.findDevice(session);
    return device && this.devices.renewToken(device);
  }

  /** Undefined where this person has not signed in with the browser before. Its row is locked, so two logins leave one session. */
  private signInOnKnown(opening: Opening, device: string, before: string | undefined) {
    const { userId, login, passwordHash } = opening;
    return this.database.transaction(async () => {
      const id = await this.known(userId, device);
      if (!id || !(await this.devices.touch(id, userId, passwordHash))) return undefined;
      if (before) await this.sessions.end(before);
      await this.sessions.endOnDevice(id);
      if (login) await this.activity.record({ userId, action: 'login', details: 'Logged in', ...login });
      return { session: await this.sessions.openSession(opening, id), device };
    });
  }
}
