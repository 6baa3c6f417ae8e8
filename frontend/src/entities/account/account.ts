import type { Account } from '../../shared/api/api';

/**
 * A member of whom nothing is known yet: the one for whom the build renders pages, and whom they are shown to until the
 * server has said who it is. Only what is the same for everybody may be said to them.
 */
export const someone = {
  id: '',
  email: '',
  firstName: '',
  isPremium: false,
  identificationsUsed: 0,
} as Account;

/** Whether it is known who the member is. */
export const isKnown = ({ id }: Pick<Account, 'id'>) => id !== someone.id;

/** Identifications that every free account has, in total. */
export const FREE_IDENTIFICATIONS = 5;

type Plan = Pick<Account, 'isPremium' | 'identificationsUsed'>;

/** What is left of the free identifications, never below 0; null on the premium plan, which has no limit. */
export const remainingIdentifications = ({ isPremium, identificationsUsed }: Plan): number | null =>
  isPremium ? null : Math.max(0, FREE_IDENTIFICATIONS - identificationsUsed);

/** How to address the person: the first name, or what stands before the @. */
export const nameOf = ({ firstName, email }: Pick<Account, 'firstName' | 'email'>) =>
  firstName?.trim() || email.split('@')[0]!;
