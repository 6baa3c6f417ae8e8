import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { isWaiting } from './domain/subscription.js';
import { Payments } from './ports/payment-gateway.js';
import type { ForeignSubscription } from './ports/payment-gateway.js';
import { PremiumAccounts } from './premium-accounts.js';

/** Reads what is true at the payment provider, and notes it. Whatever the reason to look, the outcome is the same. */
@Injectable()
export class SubscriptionSync {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly premium: PremiumAccounts,
    private readonly payments: Payments,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** Whether the account has premium then; undefined where it has never been about to pay, or is gone. */
  async sync(userId: string): Promise<boolean | undefined> {
    const customer = await this.accounts.findCustomer(userId);
    if (!customer) return undefined;
    const readAt = await this.database.now();
    const found = await this.payments.gateway.subscriptionsOf(customer);
    await this.endWaiting(found);
    return this.note(userId, found, readAt);
  }

  /** What the provider said at a moment. */
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

  /** Where one subscription is paid, no other one may be paid as well: a form that is still open in another window fails. */
  private async endWaiting(found: ForeignSubscription[]): Promise<void> {
    if (!found.some(({ status }) => status === 'active')) return;
    for (const { id } of found.filter(isWaiting)) await this.payments.gateway.endSubscription(id);
  }
}
