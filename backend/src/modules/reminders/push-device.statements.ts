import { columnsOf } from '../../platform/database/columns.js';
import { PushDeviceSchema } from './push.schema.js';

/**
 * *Set-based*: inserts or updates a device of a person ($1). Where two people use one browser, its secret shows that it is
 * the same browser, and the device goes to the one who is signed in now; without the secret no row comes back.
 */
export const ADD = {
  name: 'push-device-add',
  text: `insert into push_devices as d (user_id, endpoint, p256dh, auth, name) values ($1, $2, $3, $4, $5)
         on conflict (endpoint) do update
           set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name
         where d.user_id = excluded.user_id or d.auth = excluded.auth
         returning ${columnsOf(PushDeviceSchema, 'd')}`,
};
/** One transaction of the person $1 after the other: devices are counted once one was added. */
export const TAKE_TURN = {
  name: 'push-device-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 46))',
};
/** *Set-based*: deletes all devices of a person ($1) but the newest few ($2). */
export const KEEP_NEWEST = {
  name: 'push-device-keep-newest',
  text: `delete from push_devices where id in
           (select id from push_devices where user_id = $1 order by created_at desc, id offset $2)`,
};
