import { Injectable } from '@nestjs/common';
import { isLocalDate } from '../../kernel/local-date.js';
import type { LocalDate } from '../../kernel/local-date.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { grantIsOver, notADay } from './domain/billing.errors.js';
import { hasPremium, isLiveGrant } from './domain/premium.js';
import { currentOf, moneyBackOf } from './domain/subscription.js';
import type { MoneyBack, SubscriptionState } from './domain/subscription.js';
import { PremiumGrantRepository } from './premium-grant.repository.js';
import { SubscriptionRepository } from './subscription.repository.js';

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
  /** The subscription that counts; null where there is none, or only ended ones. */
  subscription: SubscriptionState | null;
  /** Why money went back, while that explains something. */
  moneyBack: MoneyBack | null;
}

/** An account after a change of its rights, and whether it had premium before. */
type Settled = Account & { wasPremium: boolean };

/** Keeps the rights to premium, and notes what follows from them at the account. Nothing else writes that. */
@Injectable()
export class PremiumAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly grants: PremiumGrantRepository,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  /** Gives premium, in place of what an admin gave before. Throws `account-not-found`, `not-a-day` and `grant-is-over`. */
  async grant(userId: string, { until, by }: GrantTerms): Promise<Settled> {
    if (until !== undefined && !isLocalDate(until)) throw notADay();
    return this.change(userId, async ({ timeZone }) => {
      const grant = { until: until ?? null };
      if (!isLiveGrant(grant, timeZone, new Date())) throw grantIsOver();
      await this.grants.put({ userId, grantedBy: by, ...grant });
    });
  }

  /** Takes back what an admin gave; harmless where there is nothing. Throws `account-not-found`. */
  revoke(userId: string): Promise<Settled> {
    return this.change(userId, () => this.grants.remove(userId));
  }

  /** Notes what the payment provider said at a moment of all the person's subscriptions. Throws `account-not-found`. */
  noteSubscriptions(userId: string, states: SubscriptionState[], readAt: Date): Promise<Settled> {
    return this.change(userId, () => this.subscriptions.note(userId, states, readAt));
  }

  /** Notes at the account whether it has premium now, and drops a grant that is over. Throws `account-not-found`. */
  settle(userId: string): Promise<Settled> {
    return this.change(userId, async ({ timeZone }) => {
      const grant = await this.grants.find(userId);
      if (grant && !isLiveGrant(grant, timeZone, new Date())) await this.grants.remove(userId);
    });
  }

  /** Throws `account-not-found`. */
  async standing(userId: string): Promise<PremiumStanding> {
    const { timeZone } = await this.accounts.get(userId);
    const now = new Date();
    const [row, subscriptions] = [await this.grants.find(userId), await this.subscriptions.list(userId)];
    const isPremium = hasPremium({ grant: row, subscriptions }, timeZone, now);
    const isLive = row && isLiveGrant(row, timeZone, now);
    const grant = isLive ? { until: row.until, by: row.grantedBy, since: row.createdAt } : null;
    const subscription = currentOf(subscriptions, now) ?? null;
    return { isPremium, grant, subscription, moneyBack: moneyBackOf(subscriptions, now) };
  }

  /** Changes the rights behind the account's lock, and notes what follows. */
  private async change(userId: string, work: (account: Account) => Promise<void>): Promise<Settled> {
    let wasPremium = false;
    const account = await this.accounts.changePremium(userId, async (before) => {
      wasPremium = before.isPremium;
      await work(before);
      const [grant, subscriptions] = [await this.grants.find(userId), await this.subscriptions.list(userId)];
      return hasPremium({ grant, subscriptions }, before.timeZone, new Date());
    });
    return { ...account, wasPremium };
  }
}
