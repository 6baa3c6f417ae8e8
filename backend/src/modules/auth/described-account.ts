import { entitlementsOf } from '../../kernel/plans.js';
import type { Config } from '../../platform/config/config.js';
import type { AccountDto } from './auth.dto.js';
import { isAdmin } from './domain/account.js';
import type { Account } from './domain/account.js';

/** An account as its owner is shown it: with the role, and with what the plan includes. */
export const describeAccount = (account: Account, config: Config): AccountDto => ({
  ...account,
  isAdmin: isAdmin(account, config),
  entitlements: entitlementsOf(account),
});
