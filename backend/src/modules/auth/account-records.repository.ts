import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AccountSchema } from './account.schema.js';
import { missingSettings } from './domain/account.js';
import type { Account, AccountSettings } from './domain/account.js';

/** What an export says of an account. Never the password, nor what was paid. */
export interface AccountRecord extends Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'> {
  profileImageUrl: string | null;
  timeZone: string | null;
  units: Account['units'];
  easyView: boolean | null;
  language: Account['language'];
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** What is still needed of an account that is gone. */
type RemovedAccount = Pick<Account, 'email' | 'firstName' | 'emailVerifiedAt' | 'language'> & {
  stripeCustomerId: string | null;
};

const SETTINGS = {
  id: true,
  profileImageUrl: true,
  timeZone: true,
  units: true,
  easyView: true,
  language: true,
} as const;
const PERSON = { id: true, email: true, firstName: true, lastName: true } as const;

/** Exports an account, imports its settings into another one, and removes it. */
@Injectable()
export class AccountRecords {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<AccountRecord | undefined> {
    const select = { ...PERSON, ...SETTINGS, createdAt: true } as const;
    const row = await this.table.findOne({ select, where: { id } });
    return row ? { ...row, createdAt: row.createdAt.toISOString() } : undefined;
  }

  /** Sets what the account has not chosen itself; answers whether that was anything. */
  fill(id: string, settings: AccountSettings): Promise<boolean> {
    return this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const account = await this.table.findOne({ select: SETTINGS, where: { id }, lock });
      const missing = account ? missingSettings(account, settings) : {};
      if (Object.keys(missing).length === 0) return false;
      await this.table.update({ id }, missing);
      return true;
    });
  }

  /** Removes the account with every row that is this person's, in a transaction; undefined when it is gone already. */
  async remove(id: string): Promise<RemovedAccount | undefined> {
    const select = { ...PERSON, emailVerifiedAt: true, language: true, stripeCustomerId: true } as const;
    const lock = { mode: 'pessimistic_write' } as const;
    const person = await this.table.findOne({ select, where: { id }, lock });
    const { affected } = await this.table.delete({ id });
    return affected && person ? person : undefined;
  }

  private get table() {
    return this.database.table(AccountSchema);
  }
}
