import { Injectable, Logger } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { sha256 } from '../../platform/hash.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { AccountRepository } from '../auth/index.js';
import { isUnavailable } from './domain/billing.errors.js';
import { PaymentEventRepository } from './payment-event.repository.js';
import type { Concerned } from './payment-event.repository.js';
import { Payments } from './ports/payment-gateway.js';
import type { PaymentEvent } from './ports/payment-gateway.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionSync } from './subscription-sync.js';

const syncCustomer = defineJob<Concerned>('sync-customer');
const MAX_AT_ONCE = 200;
/** In one sweep; a single customer who cannot be read does not keep the others waiting. */
const MAX_FAILURES = 3;
/** How far back one looks beyond the last time, for events that came late. */
const OVERLAP_MS = 15 * 60_000;
/** An event of which nothing has come for this long is handled again. */
const RETRY_AFTER_MS = 15_000;

/**
 * What the payment provider reports by webhooks, and on request. An event is a reason to read the subscriptions again: it
 * stays open until that was done, however long the provider is away.
 */
@Injectable()
export class PaymentEvents {
  private readonly log = new Logger(PaymentEvents.name);

  constructor(
    private readonly events: PaymentEventRepository,
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
      const { customerId, chargeId } = event;
      if (!(await this.events.add(event))) return;
      await this.queue.enqueue(syncCustomer, { customerId, chargeId }, jobIdOf(event.id));
    });
  }

  /** Takes the events that no webhook has brought. */
  async poll(): Promise<void> {
    const begun = await this.database.now();
    const since = new Date(
      Math.min((await this.events.polledUntil()).getTime(), begun.getTime()) - OVERLAP_MS,
    );
    for await (const event of this.payments.gateway.eventsSince(since)) await this.take(event);
    await this.events.setPolledUntil(begun, await this.database.now());
  }

  /** While the provider is away the event stays open, and the job counts as done. */
  @OnJob(syncCustomer)
  async syncCustomer({ data }: Job<Concerned>): Promise<void> {
    await this.handle(data).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
  }

  /** What cannot be handled is not an event's work any more: the subscriptions are read with the next sweep. */
  @OnJobFailed(syncCustomer)
  async readLater({ data }: Job<Concerned>): Promise<void> {
    const userId = data.customerId && (await this.accounts.findByCustomer(data.customerId));
    if (userId) await this.subscriptions.forgetReading(userId);
    await this.events.close(data);
  }

  /** Handles the events again that the provider was away for, each customer once; stops where it is still away for several. */
  async retry(): Promise<void> {
    const before = new Date((await this.database.now()).getTime() - RETRY_AFTER_MS);
    let failures = 0;
    for (const data of await this.events.open(before, MAX_AT_ONCE))
      try {
        await this.handle(data);
      } catch (error) {
        this.log.warn({ error });
        if (!isUnavailable(error)) await this.readLater({ id: '', data });
        else await this.events.postpone(data, await this.database.now());
        if ((failures += 1) >= MAX_FAILURES) return;
      }
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.events.prune(daysAgo(KEPT_DAYS.paymentEvents));
  }

  /** All that has come of a customer or a charge until now is done with one reading. */
  private async handle(data: Concerned): Promise<void> {
    const readAt = await this.database.now();
    const userId = await this.accountOf(data);
    if (userId) await this.syncing.sync(userId);
    await this.events.close(data, readAt);
  }

  private async accountOf({ customerId, chargeId }: Concerned): Promise<string | undefined> {
    const customer = customerId ?? (chargeId && (await this.payments.gateway.customerOfCharge(chargeId)));
    return customer ? this.accounts.findByCustomer(customer) : undefined;
  }
}

/** Jobs have UUIDs: one that follows from the event's id. */
function jobIdOf(eventId: string): string {
  const hex = sha256(eventId).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
