import { EntitySchema } from 'typeorm';
import type { PremiumGrant } from './domain/premium.js';

/** Premium that an admin has given to an account; there is at most one grant for each. */
export interface PremiumGrantRow extends PremiumGrant {
  userId: string;
  /** The admin's account; null for the operator of the server, and when the admin's account is deleted. */
  grantedBy: string | null;
  createdAt: Date;
}

export const PremiumGrantSchema = new EntitySchema<PremiumGrantRow>({
  name: 'premium-grant',
  tableName: 'premium_grants',
  columns: {
    userId: { type: 'uuid', primary: true },
    until: { type: 'date', nullable: true },
    grantedBy: { type: 'uuid', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
