import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { PaymentEventSchema, PaymentPollSchema } from './payment-event.schema.js';
import * as sql from './payment-event.statements.js';
import type { PaymentEvent } from './ports/payment-gateway.js';

/** Whom an event is about. */
export type Concerned = Pick<PaymentEvent, 'customerId' | 'chargeId'>;

/** Which events of the payment provider are known, and which of them are still open. */
@Injectable()
export class PaymentEventRepository {
  constructor(private readonly database: Database) {}

  /** Whether the event is new. It is open where it names somebody. */
  async add({ id, type, createdAt, customerId, chargeId }: PaymentEvent): Promise<boolean> {
    const event = { id, type, createdAt, customerId, chargeId };
    return (await this.database.insertNew(PaymentEventSchema, [event])) === 1;
  }

  /** Whom the open events from before a moment are about, the longest waiting first. */
  open(before: Date, limit: number): Promise<Concerned[]> {
    return this.database.query(sql.OPEN, [before, limit]);
  }

  /** The events of a customer, or of a charge, that came up to a moment are done; without one, all of them. */
  async close({ customerId, chargeId }: Concerned, until = new Date(FAR)): Promise<void> {
    await this.database.query(sql.CLOSE, [customerId, chargeId, until]);
  }

  /** They have been tried, and wait behind the others. */
  async postpone({ customerId, chargeId }: Concerned, triedAt: Date): Promise<void> {
    await this.database.query(sql.POSTPONE, [customerId, chargeId, triedAt]);
  }

  /** Up to when the provider was asked for its events. */
  async polledUntil(): Promise<Date> {
    return (await this.polls.findOneByOrFail({ id: true })).polledUntil;
  }

  /** Never earlier than noted, unless what is noted has not come yet (`now`): a clock may have been ahead. */
  async setPolledUntil(polledUntil: Date, now: Date): Promise<void> {
    const wrong = [{ polledUntil: LessThan(polledUntil) }, { polledUntil: MoreThan(now) }];
    await this.polls.update(wrong, { polledUntil });
  }

  async prune(before: Date): Promise<void> {
    await this.database.table(PaymentEventSchema).delete({ createdAt: LessThan(before) });
  }

  private get polls() {
    return this.database.table(PaymentPollSchema);
  }
}

const FAR = '9999-12-31';
