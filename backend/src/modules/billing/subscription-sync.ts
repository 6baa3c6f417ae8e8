import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { correctionsOf } from './domain/corrections.js';
import { isEnded } from './domain/subscription.js';
import { Payments } from './ports/payment-gateway.js';
import type { ForeignSubscription } from './ports/payment-gateway.js';
import { PremiumAccounts } from './premium-accounts.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** After a correction everything is read again: what was ended is refunded then. */
const MAX_CORRECTIONS = 3;

/**
 * Reads what the payment provider knows, corrects there what nobody should have, and stores it. The outcome is the same for
 * every reason to look.
 */
@Injectable()
export class SubscriptionSync {
  private readonly log = new Logger(SubscriptionSync.name);

  constructor(
    private readonly accounts: AccountRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly premium: PremiumAccounts,
    private readonly payments: Payments,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** All subscriptions of an account; none where it has never been about to pay, or is gone. */
  async sync(userId: string): Promise<ForeignSubscription[]> {
    const customer = await this.accounts.findCustomer(userId);
    return customer ? this.read(userId, customer) : this.endAll(userId);
  }

  /** All subscriptions of an account whose customer is known. */
  async read(userId: string, customer: string): Promise<ForeignSubscription[]> {
    for (let correction = 0; ; correction += 1) {
      const readAt = await this.database.now();
      const found = await this.payments.gateway.subscriptionsOf(customer);
      const mayCorrect = correction < MAX_CORRECTIONS;
      const outcome = mayCorrect ? await this.correct(userId, found) : 'right';
      if (outcome === 'corrected') continue;
      await this.note(userId, found, readAt);
      if (outcome === 'failed') await this.subscriptions.forgetReading(userId);
      return found;
    }
  }

  /** Notes what the provider said at a moment; answers whether the account has premium then. */
  note(userId: string, found: ForeignSubscription[], readAt: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      const states = found.map(({ checkout: _checkout, ...state }) => state);
      const { isPremium, wasPremium } = await this.premium.noteSubscriptions(userId, states, readAt);
      const current = found.find(({ status }) => status === 'active') ?? found[0];
      await this.accounts.noteSubscription(userId, current?.id ?? null);
      const details = isPremium ? 'Premium has begun' : 'Premium has ended';
      if (isPremium !== wasPremium) await this.activity.record({ userId, action: 'premium', details });
      return isPremium;
    });
  }

  /** A customer who was deleted at the provider has nothing any more, also where that was noted and the next one never made. */
  private async endAll(userId: string): Promise<[]> {
    const known = await this.subscriptions.list(userId);
    if (known.some((one) => !isEnded(one))) await this.note(userId, [], await this.database.now());
    return [];
  }

  /** What the person has is noted also where putting it right fails; it is tried again with the next reading. */
  private async correct(
    userId: string,
    found: ForeignSubscription[],
  ): Promise<'right' | 'corrected' | 'failed'> {
    try {
      return (await this.makeCorrections(userId, found)) ? 'corrected' : 'right';
    } catch (error) {
      this.log.warn({ error });
      return 'failed';
    }
  }

  private async makeCorrections(userId: string, found: ForeignSubscription[]): Promise<boolean> {
    const { gateway } = this.payments;
    const { ended, refunded, abandoned } = correctionsOf(found, new Date());
    for (const { id, reason } of ended) {
      await gateway.endSubscription(id, reason);
      this.log.warn(`Subscription ${id} was ended: ${reason ?? 'not paid, beside one that is'}.`);
    }
    for (const id of refunded) {
      await gateway.refundInvoice(id);
      this.log.warn(`Invoice ${id} was refunded: it had been paid for nothing.`);
      await this.activity.record({ userId, action: 'premium', details: 'A payment too much was refunded' });
    }
    let isChanged = ended.length + refunded.length > 0;
    for (const id of abandoned) isChanged = (await gateway.abandon(id)) || isChanged;
    return isChanged;
  }
}
