/** The plans that are sold; annual is the one that is offered first. */
export const PLANS = ['monthly', 'annual'] as const;
export type Plan = (typeof PLANS)[number];

export const CURRENCY = 'usd';

interface Price {
  /** In cents. */
  amount: number;
  interval: 'month' | 'year';
  /** By which the price is found at the payment provider. */
  lookupKey: string;
}

export const PRICES: Record<Plan, Price> = {
  monthly: { amount: 499, interval: 'month', lookupKey: 'leaflore_premium_monthly' },
  annual: { amount: 2999, interval: 'year', lookupKey: 'leaflore_premium_annual' },
};

/** A price as the payment provider describes it. */
interface ForeignPrice {
  lookupKey: string | null;
  amount: number | null;
  currency: string;
  interval: string | null;
}

/** Whether this price can be sold as a plan: key, amount, currency and interval are exactly ours. */
export function isPriceOf(plan: Plan, price: ForeignPrice): boolean {
  const { amount, interval, lookupKey } = PRICES[plan];
  const isSame = price.amount === amount && price.interval === interval && price.currency === CURRENCY;
  return isSame && price.lookupKey === lookupKey;
}

/** The plan of a subscription to our product that renews after each such interval, at whatever price it once began. */
export const planRenewedEach = (interval: string | null | undefined): Plan | undefined =>
  PLANS.find((plan) => PRICES[plan].interval === interval);
