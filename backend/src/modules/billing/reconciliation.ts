import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { AccountRepository } from '../auth/index.js';
import { Payments } from './ports/payment-gateway.js';
import type { PaymentEvent } from './ports/payment-gateway.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionSync } from './subscription-sync.js';

interface Concerned {
  customerId: string | null;
  chargeId: string | null;
}
const syncCustomer = defineJob<Concerned>('sync-customer');
const SWEEP_S = 20;
const HOUR_S = 3600;
const MAX_AT_ONCE = 50;
/** How far back one looks beyond the last time, for events that came late. */
const OVERLAP_MS = 15 * 60_000;

/**
 * Keeps our side equal to the payment provider's: by its webhooks, by asking for events that no webhook brought, and by reading
 * subscriptions again that nothing was heard of.
 */
@Injectable()
export class Reconciliation {
  private readonly log = new Logger(Reconciliation.name);

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly accounts: AccountRepository,
    private readonly syncing: SubscriptionSync,
    private readonly payments: Payments,
    private readonly queue: JobQueue,
    private readonly database: Database,
  ) {}

  /** Notes an event and asks for its work, once, in one transaction; an event that is known changes nothing. */
  async take(event: PaymentEvent): Promise<void> {
    await this.database.transaction(async () => {
      const { id, customerId, chargeId } = event;
      if (!(await this.subscriptions.addEvent(event))) return;
      await this.queue.enqueue(syncCustomer, { customerId, chargeId }, jobIdOf(id));
    });
  }

  @OnJob(syncCustomer)
  async syncCustomer({ data }: Job<Concerned>): Promise<void> {
    const userId = await this.accountOf(data);
    if (userId) await this.syncing.sync(userId);
  }

  @OnJobFailed(syncCustomer)
  async readLater({ data }: Job<Concerned>): Promise<void> {
    const userId = data.customerId && (await this.accounts.findByCustomer(data.customerId));
    if (userId) await this.subscriptions.forgetReading(userId);
  }

  /** Finds what no webhook has told, and what nothing was heard of for long. */
  @Every(SWEEP_S)
  async reconcile(): Promise<void> {
    if (!this.payments.isSetUp) return;
    await this.poll();
    for (const userId of await this.subscriptions.stale(new Date(), MAX_AT_ONCE))
      await this.syncing.sync(userId).catch((error: unknown) => this.log.warn({ error }));
  }

  private async accountOf({ customerId, chargeId }: Concerned): Promise<string | undefined> {
    const customer = customerId ?? (chargeId && (await this.payments.gateway.customerOfCharge(chargeId)));
    return customer ? this.accounts.findByCustomer(customer) : undefined;
  }

  private async poll(): Promise<void> {
    const begun = new Date();
    const since = new Date((await this.subscriptions.polledUntil()).getTime() - OVERLAP_MS);
    for await (const event of this.payments.gateway.eventsSince(since)) await this.take(event);
    await this.subscriptions.setPolledUntil(begun);
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.subscriptions.pruneEvents(daysAgo(KEPT_DAYS.paymentEvents));
  }
}

/** Jobs have UUIDs: one that follows from the event's id. */
function jobIdOf(eventId: string): string {
  const hex = createHash('sha256').update(eventId).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
