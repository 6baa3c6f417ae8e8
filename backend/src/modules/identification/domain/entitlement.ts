import { trialLimitReached } from './identification.errors.js';

export const FREE_IDENTIFICATIONS = 5;

/** All that this rule needs to know of an account. */
export interface Allowance {
  isPremium: boolean;
  identificationsUsed: number;
}

/** How many are left; null means no limit. */
export function remainingIdentifications({ isPremium, identificationsUsed }: Allowance): number | null {
  return isPremium ? null : Math.max(0, FREE_IDENTIFICATIONS - identificationsUsed);
}

/** The account as it stands while one more identification is under way. Throws `trial-limit-reached`. */
export function reserveIdentification<A extends Allowance>(account: A): A {
  if (remainingIdentifications(account) === 0) throw trialLimitReached();
  return { ...account, identificationsUsed: account.identificationsUsed + 1 };
}

/** The account as it stands after an identification that came to nothing. */
export function returnIdentification<A extends Allowance>(account: A): A {
  return { ...account, identificationsUsed: Math.max(0, account.identificationsUsed - 1) };
}
