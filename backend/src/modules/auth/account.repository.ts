import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { accountNotFound, emailTaken } from './domain/account.errors.js';
import { normaliseEmail } from './domain/account.js';
import type { Account, NewAccount } from './domain/account.js';
import { AccountSchema } from './account.schema.js';

const UNIQUE_VIOLATION = '23505';
const FIND_LOGIN = {
  name: 'account-login',
  text: `select id, password_hash as "passwordHash" from users where lower(email) = $1`,
};
const SET_PASSWORD = {
  name: 'account-set-password',
  text: `update users set password_hash = $2, updated_at = now() where id = $1`,
};

/** Speaks of accounts. `change` lends the lock to whoever brings a rule. */
@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  async get(id: string): Promise<Account> {
    const account = await this.accounts.findOneBy({ id });
    if (!account) throw accountNotFound();
    return account;
  }

  /** Throws `email-taken`, also when two people register it at the same moment. */
  async add(account: NewAccount): Promise<Account> {
    try {
      const { identifiers } = await this.accounts.insert({
        ...account,
        email: normaliseEmail(account.email),
      });
      return await this.get(identifiers[0]!.id as string);
    } catch (error) {
      if (error instanceof QueryFailedError && error.driverError.code === UNIQUE_VIOLATION)
        throw emailTaken();
      throw error;
    }
  }

  /** Applies a rule to one account while nobody else can change it. */
  change(id: string, rule: (account: Account) => Account): Promise<Account> {
    return this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const account = await this.accounts.findOne({ where: { id }, lock });
      if (!account) throw accountNotFound();
      return this.accounts.save(rule(account));
    });
  }

  /** The id and password hash behind an email: for the login only. */
  async findLogin(email: string): Promise<{ id: string; passwordHash: string } | undefined> {
    const [login] = await this.database.query<{ id: string; passwordHash: string }>(FIND_LOGIN, [
      normaliseEmail(email),
    ]);
    return login;
  }

  async getPasswordHash(id: string): Promise<string> {
    const found = await this.accounts.findOne({ where: { id }, select: { id: true, passwordHash: true } });
    if (!found) throw accountNotFound();
    return found.passwordHash;
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.query(SET_PASSWORD, [id, passwordHash]);
  }

  private get accounts() {
    return this.database.table(AccountSchema);
  }
}
