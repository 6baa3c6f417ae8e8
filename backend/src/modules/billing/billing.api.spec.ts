import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { begin, deliver, passDays, subscribe, subscriptionOf } from '../../../test/stripe/payers.js';
import { DataTransferClient } from '../../../test/data-transfer.js';
import { AccountRepository } from '../auth/index.js';
import { Customers } from './customers.js';
import { Premium } from './premium.js';
import { Reconciliation } from './reconciliation.js';
import { RenewalReminders } from './renewal-reminders.js';

const SUBSCRIPTION = '/api/billing/subscription';
const CHANGE = '/api/billing/plan-change';
const DAY_S = 86_400;

describe('a subscription', () => {
  let api: Api;
  let stripe: FakeStripe;
  let rosa: Person;
  beforeAll(async () => {
    stripe = await new FakeStripe().start();
    api = await startApi(stripe.settings);
  });
  afterAll(async () => {
    await api.stop();
    await stripe.stop();
  });
  beforeEach(async () => {
    stripe.heal();
    rosa = await api.signUp();
  });

  const isPremium = async (person = rosa) => (await person.account()).isPremium as boolean;
  const becomes = (expected: boolean, person = rosa) =>
    eventually(
      () => isPremium(person),
      (is) => is === expected,
    );
  const reconcile = () => api.app.get(Reconciliation).reconcile();
  const customerOf = async (person = rosa) =>
    (
      await api.sql<{ id: string }>('select stripe_customer_id as id from users where id = $1', [person.id])
    )[0]!.id;
  const charged = async () => stripe.account.chargedTo(await customerOf());
  const newestEvent = () => stripe.signed(stripe.account.events.at(-1)!);

  it('is begun, paid and live: with an amount in cents, one customer, and what Stripe says', async () => {
    const { body } = await rosa.post('/api/create-payment-intent', { plan: 'monthly' }).expect(200);
    expect(body).toEqual({ clientSecret: expect.any(String), amount: 499, currency: 'usd', plan: 'monthly' });
    const paymentIntentId = await begin(rosa, 'monthly');
    expect(body.clientSecret).toContain(paymentIntentId);
    stripe.account.pay(paymentIntentId);
    const { body: now } = await rosa.post('/api/payment-success', { paymentIntentId }).expect(200);
    expect(now).toMatchObject({
      isSetUp: true,
      publishableKey: 'pk_test_leaflore',
      isPremium: true,
      subscription: { plan: 'monthly', status: 'active', cancelAtPeriodEnd: false },
    });
    expect(await isPremium()).toBe(true);
    expect(await charged()).toEqual([499]);
    await rosa.post('/api/create-payment-intent', { plan: 'annual' }).expect(409);
  });

  it('is one, however often and fast people press, and another plan replaces it', async () => {
    const pressed = Array.from({ length: 12 }, () =>
      rosa.post('/api/create-payment-intent', { plan: 'annual' }),
    );
    const secrets = new Set((await Promise.all(pressed)).map(({ body }) => body.clientSecret));
    expect(secrets.size).toBe(1);
    const monthly = await begin(rosa, 'monthly');
    const open = stripe.account.all('subscription').filter((one) => one.status === 'incomplete');
    expect(open.filter(({ id }) => id === subscriptionOf(stripe, monthly))).toHaveLength(1);
    expect(stripe.account.all('customer').filter(({ email }) => email === rosa.email)).toHaveLength(1);
    expect(() => stripe.account.pay([...secrets][0]!.split('_secret_')[0]!)).toThrow('no');
  });

  it('counts by the webhook alone when the browser was closed', async () => {
    stripe.account.pay(await begin(rosa));
    expect(await isPremium()).toBe(false);
    expect(await deliver(api, newestEvent())).toBe(204);
    expect(await becomes(true)).toBe(true);
  });

  it('counts without any webhook, as Stripe is asked what happened', async () => {
    stripe.account.pay(await begin(rosa));
    await reconcile();
    expect(await becomes(true)).toBe(true);
  });

  it('has one effect of 20 confirmations and 10 webhooks at once', async () => {
    const paymentIntentId = await begin(rosa);
    stripe.account.pay(paymentIntentId);
    const newest = newestEvent();
    const statuses = await Promise.all([
      ...Array.from({ length: 20 }, () =>
        rosa.post('/api/payment-success', { paymentIntentId }).then(({ status }) => status),
      ),
      ...Array.from({ length: 10 }, () => deliver(api, newest)),
    ]);
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(204)]);
    await jobsAreDone(api);
    const acts = await api.sql(
      `select details from user_activities where user_id = $1 and action = 'premium'`,
      [rosa.id],
    );
    expect(acts).toEqual([{ details: 'Premium has begun' }]);
    expect(await charged()).toEqual([2999]);
  });

  it('is cancelled in one click, kept to the end of its time, and that can be taken back', async () => {
    const intent = await subscribe(stripe, rosa);
    expect((await rosa.delete(SUBSCRIPTION).expect(200)).body).toMatchObject({
      isPremium: true,
      subscription: { cancelAtPeriodEnd: true },
    });
    expect((await rosa.post(`${SUBSCRIPTION}/resume`).expect(200)).body.subscription.cancelAtPeriodEnd).toBe(
      false,
    );
    await rosa.delete(SUBSCRIPTION).expect(200);
    stripe.account.renew(subscriptionOf(stripe, intent));
    await deliver(api, newestEvent());
    expect(await becomes(false)).toBe(false);
    expect((await rosa.get(SUBSCRIPTION).expect(200)).body.subscription).toBeNull();
    expect(await charged()).toEqual([2999]);
    await subscribe(stripe, rosa, 'monthly');
    expect(await isPremium()).toBe(true);
  });

  it('is bought also where it was given until a day, and goes on when that is over', async () => {
    await api.sql(`insert into premium_grants (user_id, until) values ($1, current_date + 1)`, [rosa.id]);
    const premium = api.app.get(Premium, { strict: false });
    await premium.sweep();
    expect(await isPremium()).toBe(true);
    const paymentIntentId = await begin(rosa);
    // What was given makes no payment of it.
    await rosa.post('/api/payment-success', { paymentIntentId }).expect(402);
    stripe.account.pay(paymentIntentId);
    const { body } = await rosa.post('/api/payment-success', { paymentIntentId }).expect(200);
    expect(body).toMatchObject({ isPremium: true, subscription: { status: 'active' } });
    expect(body.grant).not.toBeNull();
    await api.sql(`update premium_grants set until = current_date - 2 where user_id = $1`, [rosa.id]);
    await premium.sweep();
    expect(await api.sql('select 1 from premium_grants where user_id = $1', [rosa.id])).toEqual([]);
    expect(await isPremium()).toBe(true);
    expect(await charged()).toEqual([2999]);
  });

  it('stays cancelled when its plan is changed, and is cancelled also where another window took that back', async () => {
    const intent = await subscribe(stripe, rosa, 'monthly');
    await rosa.delete(SUBSCRIPTION).expect(200);
    expect((await rosa.patch(SUBSCRIPTION, { plan: 'annual' }).expect(200)).body.subscription).toMatchObject({
      plan: 'annual',
      cancelAtPeriodEnd: true,
    });
    stripe.account.get(subscriptionOf(stripe, intent)).cancel_at_period_end = false; // no event of it has come yet
    expect((await rosa.delete(SUBSCRIPTION).expect(200)).body.subscription.cancelAtPeriodEnd).toBe(true);
  });

  it('is over while a renewal is not paid, and back when it is', async () => {
    const intent = await subscribe(stripe, rosa, 'monthly');
    const id = subscriptionOf(stripe, intent);
    stripe.account.renew(id, false);
    await deliver(api, newestEvent());
    expect(await becomes(false)).toBe(false);
    expect((await rosa.get(SUBSCRIPTION).expect(200)).body.subscription.status).toBe('past_due');
    stripe.account.pay(stripe.account.intentOf(String(stripe.account.get(id).latest_invoice)).id);
    await deliver(api, newestEvent());
    expect(await becomes(true)).toBe(true);
  });

  it('changes its plan at once, or not at all when the card is refused', async () => {
    await subscribe(stripe, rosa, 'monthly');
    stripe.account.cards.set(await customerOf(), 'insufficient_funds');
    const { body } = await rosa.patch(SUBSCRIPTION, { plan: 'annual' }).expect(402);
    expect(body).toMatchObject({ code: 'card-declined', declineCode: 'insufficient_funds' });
    expect((await rosa.get(SUBSCRIPTION)).body.subscription.plan).toBe('monthly');
    stripe.account.cards.clear();
    await Promise.all([1, 2, 3].map(() => rosa.patch(SUBSCRIPTION, { plan: 'annual' }).expect(200)));
    expect((await rosa.get(SUBSCRIPTION)).body.subscription.plan).toBe('annual');
    expect(await charged()).toEqual([2500, 499]);
  });

  it('says what a change of the plan costs before it is made, and charges exactly that', async () => {
    const intent = await subscribe(stripe, rosa, 'monthly');
    passDays(stripe, subscriptionOf(stripe, intent), 15);
    const toAnnual = (await rosa.get(`${CHANGE}?plan=annual`).expect(200)).body;
    const year = stripe.account.now + 365 * DAY_S;
    expect(toAnnual).toMatchObject({ plan: 'annual', currency: 'usd', credit: 0 });
    expect(Math.abs(toAnnual.amount - (2999 - 250))).toBeLessThan(5);
    expect(Math.abs(Date.parse(toAnnual.renewsAt as string) / 1000 - year)).toBeLessThan(60);
    expect((await rosa.get(SUBSCRIPTION)).body.subscription.plan).toBe('monthly');
    await rosa.patch(SUBSCRIPTION, { plan: 'annual' }).expect(200);
    expect(await charged()).toEqual([toAnnual.amount, 499]);
    passDays(stripe, subscriptionOf(stripe, intent), 73);
    const toMonthly = (await rosa.get(`${CHANGE}?plan=monthly`).expect(200)).body;
    expect(toMonthly).toMatchObject({ amount: 0, currency: 'usd' });
    expect(Math.abs(toMonthly.credit - (2999 * 0.8 - 499))).toBeLessThan(5);
    await rosa.patch(SUBSCRIPTION, { plan: 'monthly' }).expect(200);
    expect(await charged()).toEqual([toAnnual.amount, 499]);
    expect(stripe.account.get(await customerOf()).balance).toBe(-toMonthly.credit);
    await (await api.signUp()).get(`${CHANGE}?plan=annual`).expect(404);
    await rosa.get(`${CHANGE}?plan=weekly`).expect(400);
  });

  it('says where an open invoice is paid, while one is owed', async () => {
    const intent = await subscribe(stripe, rosa, 'monthly');
    const id = subscriptionOf(stripe, intent);
    const payUrl = async () => (await rosa.get(SUBSCRIPTION).expect(200)).body.subscription.payUrl as unknown;
    expect(await payUrl()).toBeNull();
    stripe.account.renew(id, false);
    await deliver(api, newestEvent());
    expect(await becomes(false)).toBe(false);
    const invoice = stripe.account.get(String(stripe.account.get(id).latest_invoice));
    expect(await payUrl()).toBe(invoice.hosted_invoice_url);
  });

  it('shows its invoices and the page for the card, to its owner', async () => {
    await subscribe(stripe, rosa);
    const { body } = await rosa.get('/api/billing/invoices').expect(200);
    expect(body).toMatchObject([{ amount: 2999, currency: 'usd', status: 'paid', url: expect.any(String) }]);
    expect((await rosa.post('/api/billing/card-page').expect(200)).body.url).toContain(
      'https://billing.stripe.com/',
    );
    const otto = await api.signUp();
    expect((await otto.get('/api/billing/invoices').expect(200)).body).toEqual([]);
    await otto.post('/api/billing/card-page').expect(404);
    for (const ask of [otto.delete(SUBSCRIPTION), otto.patch(SUBSCRIPTION, { plan: 'annual' })])
      expect((await ask).status).toBe(404);
    await api.visitor().get(SUBSCRIPTION).expect(401);
  });

  it('is in the language of its owner at Stripe too: invoices, receipts and the page for the card', async () => {
    const speak = (code: string) => api.sql('update users set language = $1 where id = $2', [code, rosa.id]);
    const locales = async () => stripe.account.get(await customerOf()).preferred_locales;
    await speak('de');
    await subscribe(stripe, rosa);
    expect(await locales()).toEqual(['de']);
    await rosa.post('/api/billing/card-page').expect(200);
    expect(stripe.account.all('billing_portal.session')[0]).toMatchObject({ locale: 'de' });
    await speak('es');
    await rosa.post('/api/create-payment-intent', { plan: 'annual' }).expect(409);
    expect(await locales()).toEqual(['es']);
  });

  it('is announced once, a week before an annual one is renewed, to an address that is confirmed', async () => {
    const mia = await api.signUp();
    await subscribe(stripe, mia);
    await api.sql(
      `update subscriptions set current_period_end = now() + interval '6 days' where user_id = $1`,
      [mia.id],
    );
    const reminders = api.app.get(RenewalReminders);
    await reminders.sweep();
    await api.sql('update users set email_verified_at = now() where id = $1', [mia.id]);
    await Promise.all([reminders.sweep(), reminders.sweep()]);
    await reminders.sweep();
    const mails = await eventually(
      () => api.mails().filter((mail) => mail.includes(`To: ${mia.email}`) && mail.includes('renews on')),
      ({ length }) => length > 0,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('$29.99');
  });

  it('can be begun again at once when its customer was deleted at Stripe, and again', async () => {
    const customers = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      await subscribe(stripe, rosa);
      expect([n, await isPremium()]).toEqual([n, true]);
      const customer = await customerOf();
      customers.add(customer);
      stripe.account.deleteCustomer(customer);
      // As if the server had ended between noticing that and making another one.
      if (n === 1) await api.app.get(AccountRepository).forgetCustomer(rosa.id, customer);
    }
    expect(customers.size).toBe(3);
  });

  it('ends with the account; where Stripe is away, as soon as it is back', async () => {
    const intent = await subscribe(stripe, rosa);
    stripe.willFail(/^DELETE \/v1\/customers/, { kind: 'status', status: 500 }, 99);
    const remove = new DataTransferClient(api, rosa);
    const { status } = await remove.send(
      'DELETE',
      '/api/account',
      JSON.stringify({ password: rosa.password }),
    );
    expect(status).toBe(204);
    const id = subscriptionOf(stripe, intent);
    expect(stripe.account.get(id).status).toBe('active');
    expect(await api.sql('select 1 from leaving_customers')).toHaveLength(1);
    stripe.heal();
    await api.app.get(Customers).retryLeaving();
    expect(stripe.account.get(id).status).toBe('canceled');
    expect(await api.sql('select 1 from leaving_customers')).toEqual([]);
  });
});

describe('a server without keys of Stripe', () => {
  it('says that it takes no payments, and everything else works', async () => {
    const api = await startApi();
    const rosa = await api.signUp();
    const { body } = await rosa.get(SUBSCRIPTION).expect(200);
    expect(body).toMatchObject({
      isSetUp: false,
      publishableKey: null,
      isPremium: false,
      subscription: null,
    });
    expect(body.prices).toEqual([
      { plan: 'monthly', amount: 499, currency: 'usd' },
      { plan: 'annual', amount: 2999, currency: 'usd' },
    ]);
    const refused = await rosa.post('/api/create-payment-intent', { plan: 'annual' }).expect(409);
    expect(refused.body.code).toBe('payments-not-set-up');
    expect(await deliver(api, { body: '{}', signature: 'x' })).toBe(409);
    await api.app.get(Reconciliation).reconcile();
    await api.stop();
  });
});
