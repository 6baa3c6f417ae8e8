import type { Account } from '../../shared/api/api';

/**
 * A placeholder for a member of whom nothing is known yet. The build renders members' pages with it, and they are
 * shown until the server has answered. Such a page may only say what is true for every member.
 */
export const someone = {
  id: '',
  email: '',
  firstName: '',
  isPremium: false,
  identificationsUsed: 0,
} as Account;

/** Whether the account is a real one instead of the placeholder. */
export const isKnown = ({ id }: Pick<Account, 'id'>) => id !== someone.id;

/** Free identifications of an account, in total. */
export const FREE_IDENTIFICATIONS = 5;

type Plan = Pick<Account, 'isPremium' | 'identificationsUsed'>;

/** How many free identifications are left, never below 0; null on the premium plan, which has no limit. */
export const remainingIdentifications = ({ isPremium, identificationsUsed }: Plan): number | null =>
  isPremium ? null : Math.max(0, FREE_IDENTIFICATIONS - identificationsUsed);

/** How to address a person: by first name, or by the part of the email before the @. */
export const nameOf = ({ firstName, email }: Pick<Account, 'firstName' | 'email'>) =>
  firstName?.trim() || email.split('@')[0]!;
