import type { Account } from '../../shared/api/api';

/** Identifications that every free account has, in total. */
export const FREE_IDENTIFICATIONS = 5;

type Plan = Pick<Account, 'isPremium' | 'identificationsUsed'>;

/** What is left of the free identifications, never below 0; null on the premium plan, which has no limit. */
export const remainingIdentifications = ({ isPremium, identificationsUsed }: Plan): number | null =>
  isPremium ? null : Math.max(0, FREE_IDENTIFICATIONS - identificationsUsed);

/** How to address the person: the first name, or what stands before the @. */
export const nameOf = ({ firstName, email }: Pick<Account, 'firstName' | 'email'>) =>
  firstName?.trim() || email.split('@')[0]!;
