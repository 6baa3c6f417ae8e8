import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { startLeaflore } from './server.mjs';
import { replaceStripeJs, startStripe } from './stripe.mjs';

const { journey } = stage();
const server = {};
let stripe;
let leaflore;
before(async () => {
  stripe = await startStripe();
  leaflore = await startLeaflore(stripe.settings);
  Object.assign(server, { url: leaflore.url, dataDir: leaflore.dataDir });
});
after(async () => {
  await leaflore?.stop();
  await stripe?.stop();
});

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const says = (page, text) => see(page.getByText(text).first());

journey(
  'a free member pays, has Premium, cancels, and takes that back',
  { server },
  async ({ page, signUp }) => {
    await signUp();
    const words = ['Your card has insufficient funds.', undefined];
    await replaceStripeJs(page, stripe, () => words.shift());
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    await says(page, 'Current Plan: Free');
    await press(page, 'Subscribe');
    await says(page, 'The form of Stripe');
    await press(page, 'Pay $29.99');
    await says(page, 'Your card has insufficient funds.');
    await press(page, 'Pay $29.99');
    await says(page, 'Payment Successful!');
    await page.waitForURL((url) => url.pathname === '/');
    await says(page, 'PREMIUM');

    await page.goto('/chat');
    await see(page.getByRole('heading', { name: 'Welcome to AI Plant Expert' }));
    const begin = () => post(page, '/api/chat/conversations', { title: 'My basil' });
    assert.equal((await begin()).status(), 201);

    await page.goto('/premium');
    await see(page.getByRole('heading', { level: 1, name: 'Welcome, Premium Member!' }));
    await says(page, /^Next payment on/);
    await press(page, 'Change to Monthly');
    await says(page, 'Nothing is charged now.');
    await press(page, 'Keep My Plan');
    await press(page, 'Cancel Subscription');
    await says(page, /^Cancelled. You keep Premium until/);
    await press(page, 'Keep Premium');
    await says(page, /^Next payment on/);
    await press(page, 'Show Invoices');
    await says(page, '$29.99, paid');

    await press(page, 'Cancel Subscription');
    await says(page, /^Cancelled. You keep Premium until/);
    await endPeriod(page);
    const plan = async () => (await page.request.get('/api/billing/subscription')).json();
    await eventually(plan, ({ isPremium }) => !isPremium);
    assert.equal((await begin()).status(), 403);
    await page.goto('/chat');
    await see(page.getByRole('heading', { name: 'Premium Required' }));
    await says(page, /Your conversations are all kept/);
    await says(page, 'My basil');
    await page.goto('/premium');
    await says(page, 'Current Plan: Free');
    await see(page.getByRole('button', { name: 'Subscribe', exact: true }));
  },
);

const post = (page, address, data, headers = { origin: new URL(server.url).origin }) =>
  page.request.post(address, { data, headers });

/** The period of the subscription ends; Stripe says so to the webhook. */
async function endPeriod(page) {
  const { account } = stripe;
  account.renew(account.all('subscription')[0].id);
  const { body, signature } = stripe.signed(account.events.at(-1));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  assert.equal((await post(page, '/api/stripe/webhook', body, headers)).status(), 204);
}

journey('only the premium page may speak to Stripe', { server }, async ({ page, signUp }) => {
  await signUp();
  const policyOf = async (path) => (await page.request.get(path)).headers()['content-security-policy'];
  assert.match(await policyOf('/premium?plan=annual'), /https:\/\/js\.stripe\.com/);
  for (const path of ['/', '/profile', '/premium.js', '/api/auth/user', '/premiums'])
    assert.doesNotMatch(await policyOf(path), /stripe/);
});
