import { EntitySchema } from 'typeorm';
import type { SubscriptionState } from './domain/subscription.js';

/** What the payment provider said of a subscription when it was last asked. */
export interface SubscriptionRow extends SubscriptionState {
  userId: string;
  /** When that was asked; what was asked before never replaces it. */
  readAt: Date;
  /** The renewal of which the person was last reminded. */
  remindedFor: Date | null;
  /** When reading it was last tried; '-infinity' before that, which no Date can be. */
  triedAt?: never;
}

export const SubscriptionSchema = new EntitySchema<SubscriptionRow>({
  name: 'subscription',
  tableName: 'subscriptions',
  columns: {
    id: { type: 'text', primary: true },
    userId: { type: 'uuid' },
    plan: { type: 'text', nullable: true },
    status: { type: 'text' },
    currentPeriodEnd: { type: 'timestamptz' },
    cancelAtPeriodEnd: { type: 'boolean' },
    paidUntil: { type: 'timestamptz', nullable: true },
    isReturned: { type: 'boolean' },
    moneyBack: { type: 'text', nullable: true },
    payUrl: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz' },
    readAt: { type: 'timestamptz' },
    remindedFor: { type: 'timestamptz', nullable: true },
    triedAt: { type: 'timestamptz', default: '-infinity', select: false },
  },
});
