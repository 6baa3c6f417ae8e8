import { columnsOf } from '../../platform/database/columns.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';

/** Who logs in with an email ($1, as `normaliseEmail` writes it), and with what. */
export const FIND_LOGIN = {
  name: 'account-find-login',
  text: `select ${columnsOf(AccountSchema, 'u', { ...ACCOUNT, passwordHash: true })},
                exists (select from two_step t where t.user_id = u.id and t.enabled_at is not null) as "hasTwoStep"
           from users u where lower(u.email) = $1`,
};

/**
 * The id of an account while its password is the one that was given, whose hash was read with it; null where somebody has shown who they
 * are by other means. A new password waits until the open transaction ends, and then ends what was opened by the old one.
 */
export const stillHasPassword = (id: string, hash: string) =>
  `select id from users where id = ${id} and (${hash}::text is null or password_hash = ${hash}) for share`;
