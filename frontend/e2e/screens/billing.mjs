import { FREE } from '../billing-answers.mjs';
import { see } from '../browser.mjs';
import { replaceStripeJs } from '../stripe.mjs';
import { asPremium } from '../texts/steps.mjs';
import { holdToast } from './steps.mjs';

const SUBSCRIPTION = {
  plan: 'annual',
  status: 'active',
  currentPeriodEnd: '2027-05-04T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  isReturned: false,
  payUrl: null,
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
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Lets the page speak to Stripe, as a server does that has keys, and answers what the card form pays with. */
const selling = (answer) => async (page) => {
  await billingIs(answer)(page);
  await page.route('**/premium', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  const checkout = { clientSecret: 'pi_1_secret_2', amount: 2999, currency: 'usd', plan: 'annual' };
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ json: checkout }));
};
const declining = async (page) => {
  await selling({})(page);
  await replaceStripeJs(
    page,
    { account: { pay: () => undefined } },
    () => 'Your card has insufficient funds.',
  );
};
const openForm = async (page) => {
  await press(page, 'Subscribe');
  await see(page.getByText('The form of Stripe'));
  await see(page.getByRole('button', { name: 'Pay $29.99' }));
};
const costs = (change) => async (page) => {
  await billingIs({ subscription: SUBSCRIPTION }, { isPremium: true })(page);
  const json = { plan: 'monthly', amount: 0, currency: 'usd', credit: 0, ...change };
  const renewsAt = '2026-12-22T12:00:00.000Z';
  await page.route('**/api/billing/plan-change?*', (route) => route.fulfill({ json: { ...json, renewsAt } }));
};
const LATER =
  'The payment isn’t confirmed yet. As soon as it is, your account will be upgraded automatically.';
const notConfirmed = async (page) => {
  await billingIs({})(page);
  const json = { status: 402, code: 'payment-not-confirmed', message: LATER };
  await page.route('**/api/payment-success', (route) => route.fulfill({ status: 402, json }));
};

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
    billingIs({
      subscription: { ...SUBSCRIPTION, status: 'past_due', payUrl: 'https://invoice.stripe.com/i/1' },
    }),
    shows('Your last payment didn’t go through'),
  ),
  screen('given', billingIs({ grant: { until: '2027-01-31' } }, { isPremium: true }), shows('Given to you')),
  screen(
    'failed',
    (page) => page.route('**/api/billing/subscription', (route) => route.abort('connectionreset')),
    shows('We couldn’t load your plan'),
    { mayFail: /api\/billing/ },
  ),
  screen('form', declining, openForm),
  screen(
    'declined',
    declining,
    async (page) => {
      await openForm(page);
      await press(page, 'Pay $29.99');
      await holdToast(page, 'Payment Issue');
    },
    { isOfToast: true },
  ),
  screen(
    'no-form',
    async (page) => {
      await selling({})(page);
      await page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));
    },
    async (page) => {
      await press(page, 'Subscribe');
      await see(page.getByText('We couldn’t load the form for your card'));
    },
    { mayFail: /js\.stripe\.com/ },
  ),
  screen('waiting', notConfirmed, shows('We’re waiting for your payment to be confirmed'), {
    path: '/premium?success=true&payment_intent=pi_1&redirect_status=pending',
    mayFail: /payment-success/,
  }),
  screen('change', costs({ credit: 2500 }), async (page) => {
    await press(page, 'Change to Monthly');
    await see(page.getByText('Nothing is charged now.'));
  }),
  screen('refunded', billingIs({ moneyBack: 'refunded' }), shows('Your payment was refunded')),
  screen(
    'disputed',
    billingIs({ moneyBack: 'disputed', subscription: { ...SUBSCRIPTION, isReturned: true } }),
    shows('Your bank has asked for your payment back'),
  ),
  screen(
    'charged-twice',
    billingIs({ moneyBack: 'charged-twice', subscription: SUBSCRIPTION }, { isPremium: true }),
    shows('You had paid twice, so we sent one payment back'),
  ),
  screen(
    'renewal',
    billingIs({ subscription: SUBSCRIPTION }, { isPremium: true }),
    shows('your card is charged $29.99 for another year'),
    { on: '2027-05-01' },
  ),
];
