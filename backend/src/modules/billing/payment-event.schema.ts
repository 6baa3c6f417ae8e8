import { EntitySchema } from 'typeorm';

/** An event of the payment provider that is known already. */
interface PaymentEventRow {
  id: string;
  type: string;
  createdAt: Date;
  /** Whom it is about, while it is open. */
  customerId: string | null;
  chargeId: string | null;
  /** When it came, or reading what it is about was last tried. */
  touchedAt: Date;
}

export const PaymentEventSchema = new EntitySchema<PaymentEventRow>({
  name: 'payment-event',
  tableName: 'payment_events',
  columns: {
    id: { type: 'text', primary: true },
    type: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    customerId: { type: 'text', nullable: true },
    chargeId: { type: 'text', nullable: true },
    touchedAt: { type: 'timestamptz', createDate: true },
  },
});

/** Up to when the payment provider was asked for its events; one row. */
interface PaymentPollRow {
  id: boolean;
  polledUntil: Date;
}

export const PaymentPollSchema = new EntitySchema<PaymentPollRow>({
  name: 'payment-poll',
  tableName: 'payment_polls',
  columns: {
    id: { type: 'boolean', primary: true, default: true },
    polledUntil: { type: 'timestamptz' },
  },
});

/** A customer of a deleted account who is still to be deleted at the payment provider. */
interface LeavingCustomerRow {
  id: string;
  createdAt: Date;
}

export const LeavingCustomerSchema = new EntitySchema<LeavingCustomerRow>({
  name: 'leaving-customer',
  tableName: 'leaving_customers',
  columns: {
    id: { type: 'text', primary: true },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
