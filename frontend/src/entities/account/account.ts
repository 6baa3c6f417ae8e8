import type { Account } from '../../shared/api/api';

/**
 * A placeholder for a member of whom nothing is known yet but the plan. The build renders members' pages with it, and they
 * are shown until the server has answered. Such a page may only say what is true for every member of the plan: on the free one
 * that an identification is left, as nearly always.
 */
export const someone = (isPremium: boolean) =>
  ({
    id: '',
    isPremium,
    identificationsUsed: 0,
    entitlements: { identifications: isPremium ? null : 1, expertChat: isPremium, community: isPremium },
  }) as Account;

/** Whether the account is a real one instead of the placeholder. */
export const isKnown = ({ id }: Pick<Account, 'id'>) => id !== '';

/** What decides how many identifications are left. */
export type Allowance = Pick<Account, 'entitlements' | 'identificationsUsed'>;

/** How many identifications are left, never below 0; null without a limit. */
export const remainingIdentifications = ({
  entitlements: { identifications },
  identificationsUsed,
}: Allowance): number | null =>
  identifications === null ? null : Math.max(0, identifications - identificationsUsed);

/** How to address a person: by first name, or by the part of the email before the @. */
export const nameOf = ({ firstName, email }: Pick<Account, 'firstName' | 'email'>) =>
  firstName?.trim() || email.split('@')[0]!;
