import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../platform/queue/every.js';
import { isUnavailable } from './domain/billing.errors.js';
import { PaymentEvents } from './payment-events.js';
import { Payments } from './ports/payment-gateway.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionSync } from './subscription-sync.js';

const SWEEP_S = 20;
/** Accounts that are read side by side, and how many such batches a sweep does. */
const BATCH = 8;
const MAX_BATCHES = 125;

/**
 * Keeps our side equal to the payment provider's: asks for events that no webhook delivered, handles failed ones again, and
 * reads subscriptions about which nothing was heard. Each of the three works where another one fails.
 */
@Injectable()
export class Reconciliation {
  private readonly log = new Logger(Reconciliation.name);

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: PaymentEvents,
    private readonly syncing: SubscriptionSync,
    private readonly payments: Payments,
  ) {}

  /** Throws what asking for events has thrown, when the rest is done. */
  @Every(SWEEP_S)
  async reconcile(): Promise<void> {
    if (!this.payments.isSetUp) return;
    const [polled] = await Promise.allSettled([this.events.poll()]);
    await this.events.retry();
    await this.readStale();
    if (polled.status === 'rejected') throw polled.reason;
  }

  /** Stops where the provider is away; what could not be read waits behind the others then. */
  private async readStale(): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const userIds = await this.subscriptions.takeStale(new Date(), BATCH);
      if (!userIds.length) return;
      const isThere = await Promise.all(userIds.map((userId) => this.read(userId)));
      if (isThere.includes(false)) return;
    }
  }

  /** Whether the provider was there. */
  private async read(userId: string): Promise<boolean> {
    try {
      await this.syncing.sync(userId);
      return true;
    } catch (error) {
      this.log.warn({ error });
      return !isUnavailable(error);
    }
  }
}
