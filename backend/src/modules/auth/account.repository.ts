import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Raw } from 'typeorm';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import { ACCOUNT, AccountSchema } from './account.schema.js';
import { accountNotFound, emailTaken } from './domain/account.errors.js';
import { normaliseEmail } from './domain/account.js';
import type { Account, Login, NewAccount } from './domain/account.js';
import * as sql from './account.statements.js';

const UNIQUE_VIOLATION = '23505';
/** The table that accounts are read from, for commands without the application. */
export const ACCOUNT_TABLES = [AccountSchema];

/** Reads and updates accounts. */
@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Throws `account-not-found`. */
  async get(id: string): Promise<Account> {
    const account = await this.find(id);
    if (!account) throw accountNotFound();
    return account;
  }

  async find(id: string): Promise<Account | undefined> {
    return (await this.table.findOne({ select: ACCOUNT, where: { id } })) ?? undefined;
  }

  /** Throws `email-taken`, also when two people register it at the same moment. */
  async add({
    email,
    firstName,
    lastName,
    passwordHash,
    timeZone,
    units,
    language,
  }: NewAccount): Promise<Account> {
    const { identifiers } = await this.table
      .insert({ email: normaliseEmail(email), firstName, lastName, passwordHash, timeZone, units, language })
      .catch((error: { code?: string }) => {
        throw error.code === UNIQUE_VIOLATION ? emailTaken() : error;
      });
    return this.get((identifiers[0] as { id: string }).id);
  }

  /**
   * Locks the row and applies a pure rule to it. The email, whether it is confirmed, and premium stay as they are. Throws
   * `account-not-found`, and what the rule throws.
   */
  change(id: string, rule: (account: Account) => Account): Promise<Account> {
    return this.database.transaction(async () => {
      const account = await this.lock(id);
      const { firstName, lastName, profileImageUrl, identificationsUsed, ...rest } = rule(account);
      const { timeZone, units, easyView, language } = rest;
      const names = { firstName, lastName, profileImageUrl };
      const changed = { ...names, identificationsUsed, timeZone, units, easyView, language };
      await this.table.update({ id }, changed);
      return { ...account, ...changed };
    });
  }

  /**
   * Locks the row and notes whether the account has premium, as the rule finds out behind the lock. Only `modules/billing` calls it,
   * which knows by what right. Throws `account-not-found`.
   */
  changePremium(id: string, rule: (account: Account) => Promise<boolean>): Promise<Account> {
    return this.database.transaction(async () => {
      const account = await this.lock(id);
      const isPremium = await rule(account);
      if (isPremium !== account.isPremium) await this.table.update({ id }, { isPremium });
      return { ...account, isPremium };
    });
  }

  /** Who the account is at the payment provider. */
  async findCustomer(id: string): Promise<string | undefined> {
    const row = await this.table.findOne({ select: { id: true, stripeCustomerId: true }, where: { id } });
    return row?.stripeCustomerId ?? undefined;
  }

  /** Whose customer this is at the payment provider. */
  async findByCustomer(stripeCustomerId: string): Promise<string | undefined> {
    return (await this.table.findOne({ select: { id: true }, where: { stripeCustomerId } }))?.id;
  }

  /** Notes who the account is at the payment provider, once; answers who that is. Throws `account-not-found`. */
  async noteCustomer(id: string, stripeCustomerId: string): Promise<string> {
    await this.table.update({ id, stripeCustomerId: IsNull() }, { stripeCustomerId });
    const customer = await this.findCustomer(id);
    if (!customer) throw accountNotFound();
    return customer;
  }

  /** The customer was deleted at the payment provider. */
  async forgetCustomer(id: string, stripeCustomerId: string): Promise<void> {
    await this.table.update({ id, stripeCustomerId }, { stripeCustomerId: null });
  }

  async noteSubscription(id: string, stripeSubscriptionId: string | null): Promise<void> {
    await this.table.update({ id }, { stripeSubscriptionId });
  }

  /** The account behind an email and its password hash: for the login only. */
  async findLogin(email: string): Promise<Login | undefined> {
    const [login] = await this.database.query<Login>(sql.FIND_LOGIN, [normaliseEmail(email)]);
    return login;
  }

  /** In which language to write to an address; null where it has no account, or that has chosen none. */
  async findLanguage(email: string): Promise<LanguageCode | null> {
    const isIt = Raw((column) => `lower(${column}) = :email`, { email: normaliseEmail(email) });
    const select = { id: true, language: true } as const;
    const account = await this.table.findOne({ select, where: { email: isIt } });
    return account?.language ?? null;
  }

  /** Notes that the email is confirmed; whether it was not before. */
  async verifyEmail(id: string): Promise<boolean> {
    const isNew = { id, emailVerifiedAt: IsNull() };
    return (await this.table.update(isNew, { emailVerifiedAt: new Date() })).affected === 1;
  }

  /** Holds the account until the transaction ends, if it is there: rows that would name it wait, and fail once it is gone. */
  async hold(id: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await this.table.findOne({ select: { id: true }, where: { id }, lock });
  }

  /** Notes that an expert has answered the person at this moment. */
  async noteAnswer(id: string, at: Date): Promise<void> {
    await this.table.update({ id }, { unseenAnswerAt: at });
  }

  /** The person has seen what was answered until then; a later answer is still unseen. */
  async noteAnswersSeen(id: string, until: Date): Promise<void> {
    await this.table.update({ id, unseenAnswerAt: LessThanOrEqual(until) }, { unseenAnswerAt: null });
  }

  /** Throws `account-not-found`. */
  async getPasswordHash(id: string): Promise<string> {
    const login = await this.table.findOne({ select: { id: true, passwordHash: true }, where: { id } });
    if (!login) throw accountNotFound();
    return login.passwordHash;
  }

  /** Whether the password was the one with the hash `before`, where that is given. */
  async setPasswordHash(id: string, passwordHash: string, before?: string): Promise<boolean> {
    const where = { id, ...(before !== undefined && { passwordHash: before }) };
    return (await this.table.update(where, { passwordHash })).affected === 1;
  }

  private async lock(id: string): Promise<Account> {
    const lock = { mode: 'pessimistic_write' } as const;
    const account = await this.table.findOne({ select: ACCOUNT, where: { id }, lock });
    if (!account) throw accountNotFound();
    return account;
  }

  private get table() {
    return this.database.table(AccountSchema);
  }
}
