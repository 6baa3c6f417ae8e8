import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { deviceNotFound, deviceTaken } from './domain/reminder.errors.js';
import * as sql from './push-device.statements.js';
import { PushDeviceSchema } from './push.schema.js';

/** A browser that shows messages: where its push service takes them, and the keys that only it can open them with. */
export interface PushDevice {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  createdAt: Date;
}
export type NewPushDevice = Omit<PushDevice, 'id' | 'createdAt'>;

const MAX_DEVICES = 10;

/** The devices that people get messages on. */
@Injectable()
export class PushDeviceRepository {
  constructor(private readonly database: Database) {}

  /** Throws `device-taken`. The oldest go when there are more than ten. */
  async add(userId: string, { endpoint, p256dh, auth, name }: NewPushDevice): Promise<PushDevice> {
    return this.database.transaction(async () => {
      await this.database.query(sql.TAKE_TURN, [userId]);
      const [device] = await this.database.query<PushDevice>(sql.ADD, [userId, endpoint, p256dh, auth, name]);
      if (!device) throw deviceTaken();
      await this.database.query(sql.KEEP_NEWEST, [userId, MAX_DEVICES]);
      return device;
    });
  }

  /** Newest first. */
  list(userId: string): Promise<PushDevice[]> {
    return this.devices.find({ where: { userId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** Throws `device-not-found`, also for another person's. */
  async remove(id: string, userId: string): Promise<void> {
    if (!(await this.devices.delete({ id, userId })).affected) throw deviceNotFound();
  }

  async removeAll(userId: string): Promise<void> {
    await this.devices.delete({ userId });
  }

  /** The push service says that this device is gone. */
  async deleteDevice(id: string): Promise<void> {
    await this.devices.delete({ id });
  }

  private get devices() {
    return this.database.table(PushDeviceSchema);
  }
}
