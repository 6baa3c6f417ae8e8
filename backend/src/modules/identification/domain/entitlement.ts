import { trialLimitReached } from './identification.errors.js';

export const FREE_IDENTIFICATIONS = 5;

/** What this rule needs to know about an account. */
export interface Allowance {
  isPremium: boolean;
  identificationsUsed: number;
}

/** Remaining free identifications; null means unlimited. */
export function remainingIdentifications({ isPremium, identificationsUsed }: Allowance): number | null {
  return isPremium ? null : Math.max(0, FREE_IDENTIFICATIONS - identificationsUsed);
}

/** The account with one more identification in progress. Throws `trial-limit-reached`. */
export function reserveIdentification<A extends Allowance>(account: A): A {
  if (remainingIdentifications(account) === 0) throw trialLimitReached();
  return { ...account, identificationsUsed: account.identificationsUsed + 1 };
}

/** The account after an identification that gave no answer. */
export function returnIdentification<A extends Allowance>(account: A): A {
  return { ...account, identificationsUsed: Math.max(0, account.identificationsUsed - 1) };
}
