import { Injectable, Logger } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-date.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { ActivityLog } from '../activity/index.js';
import { isLiveSubscription } from './domain/subscription.js';
import { PremiumAccounts } from './premium-accounts.js';
import type { GrantTerms, PremiumStanding } from './premium-accounts.js';
import { PremiumGrantRepository } from './premium-grant.repository.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Premium ends at most this long after its last day. */
const SWEEP_S = 30;
const MAX_AT_ONCE = 500;

/** Gives and takes premium, tells who has it, and ends it in time. */
@Injectable()
export class Premium {
  private readonly log = new Logger(Premium.name);

  constructor(
    private readonly premium: PremiumAccounts,
    private readonly grants: PremiumGrantRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** Gives premium, in place of what an admin gave before. Throws `account-not-found`, `not-a-day` and `grant-is-over`. */
  async grant(userId: string, terms: GrantTerms): Promise<void> {
    await this.database.transaction(async () => {
      await this.premium.grant(userId, terms);
      const details = terms.until ? `Was given premium until ${terms.until}` : 'Was given premium';
      await this.record(userId, details, terms.by, 'Gave premium to a member');
    });
  }

  /** Takes back what an admin gave. A subscription stays. Throws `account-not-found`. */
  async revoke(userId: string, { by }: Pick<GrantTerms, 'by'>): Promise<void> {
    await this.database.transaction(async () => {
      await this.premium.revoke(userId);
      await this.record(userId, 'Premium was taken back', by, 'Took premium back from a member');
    });
  }

  /** Throws `account-not-found`. */
  standing(userId: string): Promise<PremiumStanding> {
    return this.premium.standing(userId);
  }

  /** The last days of what admins gave to these people, by account; null without an end. Not there: nothing was given. */
  async grantsOf(userIds: string[]): Promise<Map<string, LocalDate | null>> {
    const grants = await this.grants.findAll(userIds);
    return new Map(grants.map(({ userId, until }) => [userId, until]));
  }

  /** Which of these people have premium by a subscription, whatever an admin gave. */
  async subscribersAmong(userIds: string[]): Promise<Set<string>> {
    const now = new Date();
    const all = await this.subscriptions.listAll(userIds);
    return new Set(all.filter((one) => isLiveSubscription(one, now)).map(({ userId }) => userId));
  }

  /** What an export says: by what right the person has premium. Who gave it is not in it. */
  async records(userId: string) {
    const { grant, subscription } = await this.premium.standing(userId);
    return {
      grant: grant && { until: grant.until, since: grant.since },
      subscription: subscription && {
        plan: subscription.plan,
        since: subscription.createdAt,
        currentPeriodEnd: subscription.currentPeriodEnd,
        cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      },
    };
  }

  /** Ends premium whose last day is over, and sets right what an account says of it. */
  @Every(SWEEP_S)
  async sweep(): Promise<void> {
    for (const id of await this.grants.doubtful(new Date(), MAX_AT_ONCE))
      await this.premium.settle(id).catch((error: unknown) => this.log.warn({ error }));
  }

  /** An entry for the person, and one for the admin; neither names the other, so each goes with its account. */
  private async record(userId: string, details: string, by: string | null, done: string): Promise<void> {
    await this.activity.record({ userId, action: 'premium', details });
    if (by) await this.activity.record({ userId: by, action: 'moderation', details: done });
  }
}
