import { see } from '../browser.mjs';
import { asPremium } from '../texts/steps.mjs';

const FREE = {
  isSetUp: true,
  publishableKey: 'pk_test_journey',
  prices: [
    { plan: 'monthly', amount: 499, currency: 'usd' },
    { plan: 'annual', amount: 2999, currency: 'usd' },
  ],
  isPremium: false,
  grant: null,
  subscription: null,
};
const SUBSCRIPTION = {
  plan: 'annual',
  status: 'active',
  currentPeriodEnd: '2027-05-04T12:00:00.000Z',
  cancelAtPeriodEnd: false,
};
const invoice = (n) => ({
  id: `in_${n}`,
  number: `LEAF-${n}`,
  createdAt: `202${n}-05-04T12:00:00.000Z`,
  amount: 2999,
  currency: 'usd',
  status: 'paid',
  url: 'https://invoice.stripe.com/i/1',
});

/** Answers as a server does that takes payments. */
const billingIs =
  (answer, { isPremium = false } = {}) =>
  async (page) => {
    if (isPremium) await asPremium(page);
    const json = { ...FREE, isPremium, ...answer };
    await page.route('**/api/billing/subscription', (route) => route.fulfill({ json }));
    await page.route('**/api/billing/invoices', (route) => route.fulfill({ json: [invoice(6), invoice(5)] }));
  };
const screen = (name, answers, reach, more = {}) => ({
  name: `premium-${name}`,
  path: '/premium',
  as: 'member',
  answers,
  reach,
  ...more,
});
const shows = (text) => (page) => see(page.getByText(text));

/** The premium page where payments are set up: of free accounts, of members, and when something is wrong. */
export const billingScreens = [
  screen('offer', billingIs({}), shows('BEST VALUE')),
  screen('member', billingIs({ subscription: SUBSCRIPTION }, { isPremium: true }), async (page) => {
    await page.getByRole('button', { name: 'Show Invoices' }).click();
    await see(page.getByText('$29.99, paid').first());
  }),
  screen(
    'cancelled',
    billingIs({ subscription: { ...SUBSCRIPTION, cancelAtPeriodEnd: true } }, { isPremium: true }),
    shows('Cancelled. You keep Premium until 4 May 2027.'),
  ),
  screen(
    'past-due',
    billingIs({ subscription: { ...SUBSCRIPTION, status: 'past_due' } }),
    shows('Your last payment didn’t go through'),
  ),
  screen('given', billingIs({ grant: { until: '2027-01-31' } }, { isPremium: true }), shows('Given to you')),
  screen(
    'failed',
    (page) => page.route('**/api/billing/subscription', (route) => route.abort('connectionreset')),
    shows('We couldn’t load your plan'),
    { mayFail: /api\/billing/ },
  ),
];
