import { EntitySchema } from 'typeorm';
import type { StoredAccount } from './domain/account.js';

export const AccountSchema = new EntitySchema<StoredAccount>({
  name: 'account',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    email: { type: 'text' },
    firstName: { type: 'text' },
    lastName: { type: 'text' },
    passwordHash: { type: 'text', select: false },
    profileImageUrl: { type: 'text', nullable: true },
    isPremium: { type: 'boolean', default: false },
    identificationsUsed: { type: 'integer', default: 0 },
    timeZone: { type: 'text', nullable: true },
    units: { type: 'text', default: 'metric' },
    stripeCustomerId: { type: 'text', nullable: true, select: false },
    stripeSubscriptionId: { type: 'text', nullable: true, select: false },
    createdAt: { type: 'timestamptz', createDate: true, select: false },
    updatedAt: { type: 'timestamptz', updateDate: true, select: false },
  },
});
