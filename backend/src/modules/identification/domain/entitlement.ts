import { entitlementsOf } from '../../../kernel/plans.js';
import { SURE } from './finding.js';
import type { Finding } from './finding.js';
import { trialLimitReached } from './identification.errors.js';

/** What this rule needs to know about an account. */
export interface Allowance {
  isPremium: boolean;
  identificationsUsed: number;
}

/** Remaining free identifications; null means unlimited. */
export function remainingIdentifications({ isPremium, identificationsUsed }: Allowance): number | null {
  const { identifications } = entitlementsOf({ isPremium });
  return identifications === null ? null : Math.max(0, identifications - identificationsUsed);
}

/** The account with one more identification in progress. Throws `trial-limit-reached`. */
export function reserveIdentification<A extends Allowance>(account: A): A {
  if (remainingIdentifications(account) === 0) throw trialLimitReached();
  return { ...account, identificationsUsed: account.identificationsUsed + 1 };
}

/**
 * Whether an answer uses up an identification: it names a plant with a confidence from SURE on, also where it is not `sure`
 * because of a look-alike. No plant, perhaps no plant, a plant that we do not know, a guess, and the answer of the
 * identifier that stands in are free.
 */
export const isCounted = ({ certainty, confidence, mayNotBeAPlant, standsIn }: Finding): boolean =>
  !standsIn && (certainty === 'sure' || (certainty === 'unsure' && confidence >= SURE && !mayNotBeAPlant));

/** The account after an identification that is not counted. */
export function returnIdentification<A extends Allowance>(account: A): A {
  return { ...account, identificationsUsed: Math.max(0, account.identificationsUsed - 1) };
}
