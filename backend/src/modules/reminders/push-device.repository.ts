import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { deviceNotFound, deviceTaken } from './domain/reminder.errors.js';

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

export const MAX_DEVICES = 10;

const COLUMNS = `id, endpoint, p256dh, auth, name, created_at as "createdAt"`;
// Two people at one browser: its secret shows that it is the same browser, which goes over to who is there now.
const ADD = {
  name: 'push-device-add',
  text: `insert into push_devices as d (user_id, endpoint, p256dh, auth, name) values ($1, $2, $3, $4, $5)
         on conflict (endpoint) do update
           set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name
         where d.user_id = excluded.user_id or d.auth = excluded.auth
         returning ${COLUMNS}`,
};
const KEEP_NEWEST = {
  name: 'push-device-keep-newest',
  text: `delete from push_devices where id in
           (select id from push_devices where user_id = $1 order by created_at desc, id offset ${MAX_DEVICES})`,
};
const LIST = {
  name: 'push-device-list',
  text: `select ${COLUMNS} from push_devices where user_id = $1 order by created_at desc, id`,
};
const REMOVE = {
  name: 'push-device-remove',
  text: `delete from push_devices where id = $1 and user_id = $2 returning id`,
};
const FORGET = { name: 'push-device-forget', text: `delete from push_devices where id = $1` };

/** The devices that people get messages on. */
@Injectable()
export class PushDeviceRepository {
  constructor(private readonly database: Database) {}

  /** Throws `device-taken`. The oldest go when there are more than ten. */
  async add(userId: string, { endpoint, p256dh, auth, name }: NewPushDevice): Promise<PushDevice> {
    return this.database.transaction(async () => {
      const [device] = await this.database.query<PushDevice>(ADD, [userId, endpoint, p256dh, auth, name]);
      if (!device) throw deviceTaken();
      await this.database.query(KEEP_NEWEST, [userId]);
      return device;
    });
  }

  /** Newest first. */
  list(userId: string): Promise<PushDevice[]> {
    return this.database.query<PushDevice>(LIST, [userId]);
  }

  /** Throws `device-not-found`, also for somebody else's. */
  async remove(id: string, userId: string): Promise<void> {
    if ((await this.database.query(REMOVE, [id, userId])).length === 0) throw deviceNotFound();
  }

  /** The push service says that this device is gone. */
  async deleteDevice(id: string): Promise<void> {
    await this.database.query(FORGET, [id]);
  }
}
