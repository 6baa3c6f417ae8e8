import { MAX_SESSION_S, NOTE_EVERY_S, SESSION_S } from './domain/session-life.js';
import { columnsOf } from '../../platform/database/columns.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';
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
