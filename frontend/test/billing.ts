import { http, HttpResponse } from 'msw';
import type { BillingDto } from '../src/shared/api/billing';

/** What a server that takes payments answers of a free account. */
export const free: BillingDto = {
  isSetUp: true,
  publishableKey: 'pk_test_1',
  prices: [
    { plan: 'monthly', amount: 499, currency: 'usd' },
    { plan: 'annual', amount: 2999, currency: 'usd' },
  ],
  isPremium: false,
  grant: null,
  moneyBack: null,
  subscription: null,
};

/** An annual one that is paid for. */
export const subscription = {
  plan: 'annual' as const,
  status: 'active',
  currentPeriodEnd: '2027-11-22T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  isReturned: false,
  payUrl: null,
};

/** The plan of the account; `answer` changes parts of a free one. */
export const billing = (answer: Partial<BillingDto> = {}) =>
  http.get('*/api/billing/subscription', () => HttpResponse.json({ ...free, ...answer }));
