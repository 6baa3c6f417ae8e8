import { Injectable } from '@nestjs/common';
import { LessThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hashToken, newToken } from '../../platform/hash.js';
import { DEVICE_S } from './domain/device-life.js';
import { DeviceSchema } from './device.schema.js';
import * as sql from './device.statements.js';

/** The browsers in which people have signed in. A session ends with its device. */
@Injectable()
export class DeviceRepository {
  constructor(private readonly database: Database) {}

  /** The id of the device with this token, if it is this person's. */
  async find(userId: string, token: string): Promise<string | undefined> {
    const device = await this.table.findOne({
      select: { id: true },
      where: { userId, tokenHash: hashToken(token) },
    });
    return device?.id;
  }

  /** Notes a login. False where the device is gone, or where the password with this hash was replaced. */
  async touch(id: string, userId: string, passwordHash?: string): Promise<boolean> {
    return (await this.database.query(sql.TOUCH, [id, userId, passwordHash ?? null])).length === 1;
  }

  /** Gives a device a new token, which it answers; copies of the old one are worth nothing. */
  async renewToken(id: string): Promise<string> {
    const token = newToken();
    await this.table.update({ id }, { tokenHash: hashToken(token) });
    return token;
  }

  /** Whether there was such a device of this person. */
  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.table.delete({ id, userId })).affected === 1;
  }

  /** Removes the device of a session. */
  async forget(id: string): Promise<void> {
    await this.table.delete({ id });
  }

  /** Removes all devices of a person but the one with this id; without an id, all. */
  async removeOthers(userId: string, id?: string): Promise<void> {
    await this.table.delete({ userId, ...(id && { id: Not(id) }) });
  }

  /** Deletes devices that nobody has signed in with for longer than a cookie lives. */
  async prune(): Promise<void> {
    await this.table.delete({ seenAt: LessThan(new Date(Date.now() - DEVICE_S * 1000)) });
  }

  private get table() {
    return this.database.table(DeviceSchema);
  }
}
