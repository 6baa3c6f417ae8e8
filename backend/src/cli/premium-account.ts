import { AccountRepository } from '../modules/auth/index.js';
import { ACCOUNT_TABLES } from '../modules/auth/account.repository.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';

/** Gives an account premium, or takes it back; answers what it has then. Throws where there is no such account. */
export async function setPremium(url: string, email: string, isPremium: boolean): Promise<string> {
  const source = await createDataSource(url, [], ACCOUNT_TABLES).initialize();
  try {
    const accounts = new AccountRepository(new Database(source));
    const login = await accounts.findLogin(email);
    if (!login)
      throw new Error(`There is no account with the email ${email}. Register it in the app, then try again.`);
    const person = await accounts.change(login.id, (account) => ({ ...account, isPremium }));
    return `The account ${person.email} (${person.firstName} ${person.lastName}) ${isPremium ? 'has premium' : 'has no premium'} from now on.`;
  } finally {
    await source.destroy();
  }
}
