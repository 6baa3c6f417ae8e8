import { SLIDE_EVERY_S, SESSION_S, MAX_SESSION_S } from './domain/session-life.js';
import { columnsOf } from '../../platform/database/columns.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';
import type { Account } from './domain/account.js';

/** A session that can still be used, with its account. */
export type SessionWithAccount = Account & { sid: string; isOld: boolean };

const OPENED = `(s.sess ->> 'openedAt')::timestamptz`;

/** *Hot*: each request of a person who is signed in. The sessions $1; one is old when its end can be moved by a day. */
export const FIND = {
  name: 'session-find',
  text: `select s.sid, s.expire < least(now() + interval '${SESSION_S - SLIDE_EVERY_S} seconds', ${OPENED} + interval '${MAX_SESSION_S - SLIDE_EVERY_S} seconds') as "isOld", ${columnsOf(AccountSchema, 'u', ACCOUNT)}
           from sessions s join users u on u.id = s.user_id where s.sid = any($1) and s.expire > now()`,
};

/** *Set-based*: moves the end of the session $1, which never comes later than its absolute end, in one statement. */
export const EXTEND = {
  name: 'session-extend',
  text: `update sessions s set expire = least(now() + interval '${SESSION_S} seconds', ${OPENED} + interval '${MAX_SESSION_S} seconds') where sid = $1`,
};
