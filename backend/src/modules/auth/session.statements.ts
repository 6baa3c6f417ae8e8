import { columnsOf } from '../../platform/database/columns.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';
import type { Account } from './domain/account.js';

/** A session that can still be used, with its account. */
export type SessionWithAccount = Account & { sid: string; isOld: boolean };

/** *Hot*: each request of a person who is signed in. The sessions $1; one is old when it ends within $2 seconds. */
export const FIND = {
  name: 'session-find',
  text: `select s.sid, s.expire < now() + make_interval(secs => $2) as "isOld", ${columnsOf(AccountSchema, 'u', ACCOUNT)}
           from sessions s join users u on u.id = s.user_id where s.sid = any($1) and s.expire > now()`,
};
