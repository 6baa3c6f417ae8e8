import { EntitySchema } from 'typeorm';
import type { Account, Login } from './domain/account.js';

/** An account as it is stored. */
export interface AccountRow extends Account, Pick<Login, 'passwordHash'> {
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What an `Account` is read from. */
export const ACCOUNT = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  isPremium: true,
  identificationsUsed: true,
  timeZone: true,
  units: true,
  easyView: true,
  language: true,
  emailVerifiedAt: true,
  unseenAnswerAt: true,
} as const satisfies Record<keyof Account, true>;

export const AccountSchema = new EntitySchema<AccountRow>({
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
    stripeCustomerId: { type: 'text', nullable: true },
    stripeSubscriptionId: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
    updatedAt: { type: 'timestamptz', updateDate: true },
    timeZone: { type: 'text', nullable: true },
    units: { type: 'text', default: 'metric' },
    easyView: { type: 'boolean', nullable: true },
    language: { type: 'text', nullable: true },
    emailVerifiedAt: { type: 'timestamptz', nullable: true },
    unseenAnswerAt: { type: 'timestamptz', nullable: true },
  },
});
