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

/** The plan that this price is for; undefined where key, amount, currency or interval is not exactly ours. */
export const planOf = (price: ForeignPrice): Plan | undefined =>
  PLANS.find((plan) => {
    const { amount, interval, lookupKey } = PRICES[plan];
    const isSame = price.amount === amount && price.interval === interval && price.currency === CURRENCY;
    return isSame && price.lookupKey === lookupKey;
  });
