import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { SubscriptionState } from './domain/subscription.js';
import { LeavingCustomerSchema, PaymentEventSchema, PaymentPollSchema } from './payment-event.schema.js';
import type { PaymentEvent } from './ports/payment-gateway.js';
import { SubscriptionSchema } from './subscription.schema.js';
import type { SubscriptionRow } from './subscription.schema.js';
import * as sql from './subscription.statements.js';

/** While a first payment or a renewal is under way, a subscription is read again this often without any event. */
const SOON = '10 minutes';

/** What the payment provider said of subscriptions, and what is still to be said to it. */
@Injectable()
export class SubscriptionRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(userId: string): Promise<SubscriptionRow[]> {
    return this.table.find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Replaces what was known of all of a person's subscriptions, unless it was asked later than `readAt`. */
  async note(userId: string, states: SubscriptionState[], readAt: Date): Promise<void> {
    await this.database.query(sql.NOTE, [userId, readAt, JSON.stringify(states)]);
    await this.database.query(sql.END_OTHERS, [userId, readAt, states.map(({ id }) => id)]);
  }

  /** Lets a person's subscriptions be read again soon, as reading them has failed. */
  async forgetReading(userId: string): Promise<void> {
    await this.table.update({ userId }, { readAt: new Date(0) });
  }

  async stale(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ userId: string }>(sql.STALE, [now, SOON, limit]);
    return rows.map(({ userId }) => userId);
  }

  /** The annual renewals up to `until` of which nobody was reminded; from now on they count as reminded. */
  takeReminders(now: Date, until: Date, limit: number): Promise<{ userId: string; renewsAt: Date }[]> {
    return this.database.query(sql.REMIND, [now, until, limit]);
  }

  /** Whether the event is new. */
  async addEvent({ id, type, createdAt }: PaymentEvent): Promise<boolean> {
    return (await this.database.insertNew(PaymentEventSchema, [{ id, type, createdAt }])) === 1;
  }

  /** Up to when the provider was asked for its events. */
  async polledUntil(): Promise<Date> {
    return (await this.polls.findOneByOrFail({ id: true })).polledUntil;
  }

  async setPolledUntil(polledUntil: Date): Promise<void> {
    await this.polls.update({ polledUntil: LessThan(polledUntil) }, { polledUntil });
  }

  async pruneEvents(before: Date): Promise<void> {
    await this.events.delete({ createdAt: LessThan(before) });
  }

  /** Customers who are to be deleted at the provider. */
  async leavingCustomers(limit: number): Promise<string[]> {
    return (await this.leaving.find({ order: { createdAt: 'ASC' }, take: limit })).map(({ id }) => id);
  }

  async addLeavingCustomer(id: string): Promise<void> {
    await this.database.insertNew(LeavingCustomerSchema, [{ id }]);
  }

  async removeLeavingCustomer(id: string): Promise<void> {
    await this.leaving.delete({ id });
  }

  private get table() {
    return this.database.table(SubscriptionSchema);
  }

  private get events() {
    return this.database.table(PaymentEventSchema);
  }

  private get polls() {
    return this.database.table(PaymentPollSchema);
  }

  private get leaving() {
    return this.database.table(LeavingCustomerSchema);
  }
}
