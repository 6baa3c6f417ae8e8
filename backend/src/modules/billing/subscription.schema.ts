import { EntitySchema } from 'typeorm';
import type { SubscriptionState } from './domain/subscription.js';

/** What the payment provider said of a subscription when it was last asked. */
export interface SubscriptionRow extends SubscriptionState {
  userId: string;
  /** When that was asked; what was asked before never replaces it. */
  readAt: Date;
  /** The renewal of which the person was last reminded. */
  remindedFor: Date | null;
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
    createdAt: { type: 'timestamptz' },
    readAt: { type: 'timestamptz' },
    remindedFor: { type: 'timestamptz', nullable: true },
  },
});
