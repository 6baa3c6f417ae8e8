import { columnsOf } from '../../platform/database/columns.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';

/** Who logs in with an email ($1, as `normaliseEmail` writes it), and with what. */
export const FIND_LOGIN = {
  name: 'account-find-login',
  text: `select ${columnsOf(AccountSchema, 'u', { ...ACCOUNT, passwordHash: true })},
                exists (select from two_step t where t.user_id = u.id and t.enabled_at is not null) as "hasTwoStep"
           from users u where lower(u.email) = $1`,
};
