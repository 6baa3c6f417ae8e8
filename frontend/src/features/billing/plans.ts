import type { BillingDto } from '../../shared/api/billing';

export type Plan = BillingDto['prices'][number]['plan'];

interface PlanWords {
  name: string;
  per: string;
  note?: string;
}

export const PLAN_WORDS: Record<Plan, PlanWords> = {
  monthly: { name: 'Monthly', per: 'month' },
  annual: { name: 'Annual', per: 'year', note: '50% savings, about $2.50 per month' },
};

export const otherPlan = (plan: Plan): Plan => (plan === 'annual' ? 'monthly' : 'annual');

/** "$29.99", from cents. */
export const dollars = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

/**
 * Whether this document was loaded at /premium. The server lets only that one speak to the payment provider, so from any other page
 * it has to be loaded first.
 */
export function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name, location.href).pathname.toLowerCase().startsWith('/premium');
}

const KEPT = 'plan';

/** Keeps the chosen plan in this tab, for after the page has been loaded for the payment. */
export const keepPlan = (plan: Plan) => sessionStorage.setItem(KEPT, plan);

/** The plan that was kept; it is returned once. */
export function takeKeptPlan(): Plan | undefined {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept === 'monthly' || kept === 'annual' ? kept : undefined;
}
