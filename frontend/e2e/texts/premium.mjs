import { FREE } from '../billing-answers.mjs';
import { all, asPremium } from './steps.mjs';

/** What a server answers that takes payments. */
const selling = (page) => page.route('**/api/billing/subscription', (route) => route.fulfill({ json: FREE }));

/** Section 2, /premium; sections 8 and 9, payment. */
export const premium = [
  {
    name: 'premium',
    path: '/premium',
    as: 'member',
    prepare: selling,
    roles: [...all('heading', 'Current Plan: Free'), ...all('button', 'Subscribe')],
    texts: ['BEST VALUE', '5 identifications remaining', '$29.99 per year', '$4.99 per month'],
    parts: ['50% savings, about $2.50 per month'],
  },
  {
    name: 'premium when payment cannot be set up',
    path: '/premium',
    as: 'member',
    mayFail: /create-payment-intent/,
    prepare: async (page) => {
      await selling(page);
      await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 503, json: {} }));
    },
    reach: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
    texts: ['Payment Setup Error', 'Unable to setup payment. Please try again.'],
  },
  {
    name: 'premium of a member',
    path: '/premium',
    as: 'member',
    prepare: asPremium,
    roles: [
      ...all('heading', 'Welcome, Premium Member!'),
      ...all('link', 'Identify Plants', 'AI Plant Expert', 'My Garden'),
    ],
  },
];
