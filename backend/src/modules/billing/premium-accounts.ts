import { Injectable } from '@nestjs/common';
import { isLocalDate } from '../../kernel/local-date.js';
import type { LocalDate } from '../../kernel/local-date.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { grantIsOver, notADay } from './domain/billing.errors.js';
import { hasPremium, isLiveGrant } from './domain/premium.js';
import { PremiumGrantRepository } from './premium-grant.repository.js';

/** What a grant is given with. */
export interface GrantTerms {
  /** The last day, in the person's own time zone; without it the grant has no end. */
  until?: LocalDate;
  /** The id of the admin's account; null for the operator of the server. */
  by: string | null;
}

/** Whether a person has premium, and by what right. */
export interface PremiumStanding {
  isPremium: boolean;
  /** Null where no admin has given premium, or where it is over. */
  grant: { until: LocalDate | null; by: string | null; since: Date } | null;
}

/** Keeps the rights to premium, and notes what follows from them at the account. Nothing else writes that. */
@Injectable()
export class PremiumAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly grants: PremiumGrantRepository,
  ) {}

  /** Gives premium, in place of what an admin gave before. Throws `account-not-found`, `not-a-day` and `grant-is-over`. */
  async grant(userId: string, { until, by }: GrantTerms): Promise<Account> {
    if (until !== undefined && !isLocalDate(until)) throw notADay();
    return this.accounts.changePremium(userId, async (account) => {
      const grant = { until: until ?? null };
      if (!isLiveGrant(grant, account.timeZone, new Date())) throw grantIsOver();
      await this.grants.put({ userId, grantedBy: by, ...grant });
      return this.decide(account);
    });
  }

  /** Takes back what an admin gave; harmless where there is nothing. Throws `account-not-found`. */
  revoke(userId: string): Promise<Account> {
    return this.accounts.changePremium(userId, async (account) => {
      await this.grants.remove(userId);
      return this.decide(account);
    });
  }

  /** Throws `account-not-found`. */
  async standing(userId: string): Promise<PremiumStanding> {
    const [{ timeZone }, row] = [await this.accounts.get(userId), await this.grants.find(userId)];
    const isPremium = hasPremium({ grant: row }, timeZone, new Date());
    const isLive = row && isLiveGrant(row, timeZone, new Date());
    const grant = isLive ? { until: row.until, by: row.grantedBy, since: row.createdAt } : null;
    return { isPremium, grant };
  }

  /** Notes at the account whether it has premium now, and drops a grant that is over. Throws `account-not-found`. */
  settle(userId: string): Promise<Account> {
    return this.accounts.changePremium(userId, (account) => this.decide(account));
  }

  private async decide({ id, timeZone }: Account): Promise<boolean> {
    const grant = await this.grants.find(id);
    const now = new Date();
    if (grant && !isLiveGrant(grant, timeZone, now)) await this.grants.remove(id);
    return hasPremium({ grant }, timeZone, now);
  }
}
