import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { SubscriptionState } from './domain/subscription.js';
import { LeavingCustomerSchema } from './payment-event.schema.js';
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

  /** Those of all these people. */
  listAll(userIds: string[]): Promise<SubscriptionRow[]> {
    return this.table.findBy({ userId: In(userIds) });
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

  /** The accounts, at most `limit`, whose subscriptions should be read again now; the longest untried first. They count as tried. */
  async takeStale(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ userId: string }>(sql.TAKE_STALE, [now, SOON, limit]);
    return rows.map(({ userId }) => userId);
  }

  /** The annual renewals up to `until` of which nobody was reminded whom we may mail; from now on they count as reminded. */
  takeReminders(now: Date, until: Date, limit: number): Promise<{ userId: string; renewsAt: Date }[]> {
    return this.database.query(sql.REMIND, [now, until, limit]);
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

  private get leaving() {
    return this.database.table(LeavingCustomerSchema);
  }
}
