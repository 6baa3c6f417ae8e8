import { AccountRepository } from '../modules/auth/index.js';
import { ACCOUNT_TABLES } from '../modules/auth/account.repository.js';
import { PremiumAccounts } from '../modules/billing/premium-accounts.js';
import { PREMIUM_TABLES, PremiumGrantRepository } from '../modules/billing/premium-grant.repository.js';
import { SubscriptionRepository } from '../modules/billing/subscription.repository.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';

/** What should become of an account's premium. */
export interface PremiumChange {
  isOff?: boolean;
  /** The last day of what is given, such as 2026-12-31; without it there is no end. */
  until?: string;
}

/** Gives an account premium, or takes back what was given; answers what it has then. Throws where there is no such account. */
export async function setPremium(url: string, email: string, change: PremiumChange = {}): Promise<string> {
  const { isOff = false, until } = change;
  const source = await createDataSource(url, [], [...ACCOUNT_TABLES, ...PREMIUM_TABLES]).initialize();
  try {
    const database = new Database(source);
    const accounts = new AccountRepository(database);
    const premium = new PremiumAccounts(
      accounts,
      new PremiumGrantRepository(database),
      new SubscriptionRepository(database),
    );
    const login = await accounts.findLogin(email);
    if (!login)
      throw new Error(`There is no account with the email ${email}. Register it in the app, then try again.`);
    const person = await (isOff
      ? premium.revoke(login.id)
      : premium.grant(login.id, { by: null, ...(until && { until }) }));
    const name = `${person.email} (${person.firstName} ${person.lastName})`;
    const end = until && !isOff ? ` until the end of ${until}` : '';
    return `The account ${name} ${person.isPremium ? 'has premium' : 'has no premium'} from now on${end}.`;
  } finally {
    await source.destroy();
  }
}
