import { perLanguage } from '../../languages/language';
import { tPremium } from '../../languages/premium';
import type { BillingDto } from '../../shared/api/billing';

export type Plan = BillingDto['prices'][number]['plan'];

export const otherPlan = (plan: Plan): Plan => (plan === 'annual' ? 'monthly' : 'annual');

const inCurrency = perLanguage(
  ({ locale }) =>
    (currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

/** "$29.99", from cents. */
export const dollars = (cents: number, currency = 'usd'): string =>
  inCurrency()(currency.toUpperCase()).format(cents / 100);

/** "$29.99 per year" */
export const priceWords = ({ plan, amount, currency }: BillingDto['prices'][number]): string =>
  tPremium(plan === 'annual' ? 'perYear' : 'perMonth', { price: dollars(amount, currency) });

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
