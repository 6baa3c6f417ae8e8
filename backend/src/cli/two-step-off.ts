import { ACCOUNT_TABLES, AccountRepository } from '../modules/auth/account.repository.js';
import { TWO_STEP_TABLES, TwoStepRepository } from '../modules/auth/second-factor/two-step.repository.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';

const TABLES = [...ACCOUNT_TABLES, ...TWO_STEP_TABLES];

/** Turns two-step login off for somebody who has lost app and codes, and says so in plain words. Throws where there is no such account. */
export async function turnTwoStepOff(url: string, email: string): Promise<string> {
  const source = await createDataSource(url, [], TABLES).initialize();
  try {
    const database = new Database(source);
    const login = await new AccountRepository(database).findLogin(email);
    if (!login) throw new Error(`There is no account with the email ${email}.`);
    const wasOn = await new TwoStepRepository(database).remove(login.id);
    return wasOn
      ? `Two-step login is off for ${email}: the password alone is enough now. Be sure that it was the owner who asked.`
      : `Two-step login was not on for ${email}.`;
  } finally {
    await source.destroy();
  }
}
