import { AccountRecords, AccountRepository } from '../modules/auth/index.js';
import { ACCOUNT_TABLES } from '../modules/auth/account.repository.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Notes that the email of an account is confirmed, and answers whose account that is, in plain words. Throws where there is no
 * such account.
 */
export async function verifyAccount(url: string, email: string): Promise<string> {
  const source = await createDataSource(url, [], ACCOUNT_TABLES).initialize();
  try {
    const database = new Database(source);
    const accounts = new AccountRepository(database);
    const login = await accounts.findLogin(email);
    const person = login && (await new AccountRecords(database).find(login.id));
    if (!person)
      throw new Error(`There is no account with the email ${email}. Register it in the app, then try again.`);
    const isNew = await accounts.verifyEmail(person.id);
    return [
      `The email address ${person.email} ${isNew ? 'is confirmed' : 'was confirmed already'}.`,
      `It is the account of ${person.firstName} ${person.lastName}, made on ${day.format(new Date(person.createdAt))}.`,
      'Where ADMIN_EMAILS names the address, the account is an admin’s.',
      'If you did not make it yourself, choose a new password for it now (“Forgot password?”): that signs everybody out.',
    ].join('\n');
  } finally {
    await source.destroy();
  }
}
