import { MAX_SESSION_S, NOTE_EVERY_S, SESSION_S } from './domain/session-life.js';
import { columnsOf } from '../../platform/database/columns.js';
import { recordActivityOf } from '../activity/index.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';
import { stillHasPassword } from './account.statements.js';
import type { Account } from './domain/account.js';

/** A session that can still be used, with its account. */
export type SessionWithAccount = Account & { sid: string; isOld: boolean };

/** *Hot*: each request of a person who is signed in. The sessions $1; one is old when its use is to be noted again. */
export const FIND = {
  name: 'session-find',
  text: `select s.sid, s.seen_at < now() - interval '${NOTE_EVERY_S} seconds' as "isOld", ${columnsOf(AccountSchema, 'u', ACCOUNT)}
           from sessions s join users u on u.id = s.user_id where s.sid = any($1) and s.expire > now()`,
};

/** *Set-based*: notes that the session $1 is used and moves its end, never past its absolute end, in one statement. */
export const EXTEND = {
  name: 'session-extend',
  text: `update sessions s
            set seen_at = now(),
                expire = least(now() + interval '${SESSION_S} seconds',
                               (s.sess ->> 'openedAt')::timestamptz + interval '${MAX_SESSION_S} seconds')
          where sid = $1`,
};

const LOGGED_IN = recordActivityOf({
  userId: 'd.user_id',
  action: `'login'`,
  details: `'Logged in'`,
  ipAddress: '$10',
  from: 'device d where $9::boolean',
});

/**
 * *Set-based*: opens a session ($5, with $6, used at $7, until $8) of a person ($1) on a new device with this token's hash ($2), recorded as a login where
 * it is one ($9, from $10). The browser's session before ($4) ends. The device and the newest of the others stay, at most $3;
 * older ones are deleted, with their sessions. Nothing happens, and no row comes back, where the person's password is no longer the one
 * that was given ($11).
 */
export const OPEN_ON_NEW_DEVICE = {
  name: 'session-open',
  text: `with person as (${stillHasPassword('$1', '$11')}),
         before as (delete from sessions using person where sid = $4),
         gone as (
           delete from devices where id in
             (select id from devices where user_id = (select id from person) order by seen_at desc, id offset $3 - 1)),
         device as (
           insert into devices (user_id, token_hash, seen_at) select id, $2, $7 from person returning id, user_id),
         recorded as (${LOGGED_IN})
         insert into sessions (sid, sess, user_id, device_id, seen_at, confirmed_at, expire)
         select $5, $6::json, d.user_id, d.id, $7, $7, $8 from device d returning sid`,
};
