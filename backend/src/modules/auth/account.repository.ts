import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ACCOUNT } from './account.columns.js';
import { accountNotFound, emailTaken } from './domain/account.errors.js';
import { normaliseEmail } from './domain/account.js';
import type { Account, Login, NewAccount } from './domain/account.js';

const UNIQUE_VIOLATION = '23505';
const GET = { name: 'account-get', text: `select ${ACCOUNT} from users u where u.id = $1` };
const LOCK = { name: 'account-lock', text: `select ${ACCOUNT} from users u where u.id = $1 for update` };
const ADD = {
  name: 'account-add',
  text: `insert into users as u (email, first_name, last_name, password_hash, time_zone)
         values ($1, $2, $3, $4, $5) returning ${ACCOUNT}`,
};
const SET = {
  name: 'account-set',
  text: `update users u set email = $2, first_name = $3, last_name = $4, profile_image_url = $5, is_premium = $6,
                identifications_used = $7, time_zone = $8, units = $9, updated_at = now()
          where u.id = $1 returning ${ACCOUNT}`,
};
const FIND_LOGIN = {
  name: 'account-login',
  text: `select id, password_hash as "passwordHash" from users where lower(email) = $1`,
};
const GET_PASSWORD = {
  name: 'account-password',
  text: `select id, password_hash as "passwordHash" from users where id = $1`,
};
const SET_PASSWORD = {
  name: 'account-set-password',
  text: `update users set password_hash = $2, updated_at = now() where id = $1`,
};

/** Speaks of accounts. `change` lends the lock to whoever brings a rule. */
@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Throws `account-not-found`. */
  async get(id: string): Promise<Account> {
    const [account] = await this.database.query<Account>(GET, [id]);
    if (!account) throw accountNotFound();
    return account;
  }

  /** Throws `email-taken`, also when two people register it at the same moment. */
  async add({ email, firstName, lastName, passwordHash, timeZone }: NewAccount): Promise<Account> {
    const values = [normaliseEmail(email), firstName, lastName, passwordHash, timeZone ?? null];
    const [account] = await this.database.query<Account>(ADD, values).catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION ? emailTaken() : error;
    });
    return account!;
  }

  /** Applies a rule to one account while nobody else can change it. Throws `account-not-found`. */
  change(id: string, rule: (account: Account) => Account): Promise<Account> {
    return this.database.transaction(async () => {
      const [account] = await this.database.query<Account>(LOCK, [id]);
      if (!account) throw accountNotFound();
      const { email, firstName, lastName, profileImageUrl, ...standing } = rule(account);
      const { isPremium, identificationsUsed, timeZone, units } = standing;
      const who = [id, email, firstName, lastName, profileImageUrl];
      const values = [...who, isPremium, identificationsUsed, timeZone, units];
      const [changed] = await this.database.query<Account>(SET, values);
      return changed!;
    });
  }

  /** The id and password hash behind an email: for the login only. */
  async findLogin(email: string): Promise<Login | undefined> {
    const [login] = await this.database.query<Login>(FIND_LOGIN, [normaliseEmail(email)]);
    return login;
  }

  /** Throws `account-not-found`. */
  async getPasswordHash(id: string): Promise<string> {
    const [login] = await this.database.query<Login>(GET_PASSWORD, [id]);
    if (!login) throw accountNotFound();
    return login.passwordHash;
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.query(SET_PASSWORD, [id, passwordHash]);
  }
}
