import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { DataTransferClient } from '../../../test/data-transfer.js';
import { eventually } from '../../../test/eventually.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import {
  begin,
  customerOf,
  deliverNewest,
  intentOf,
  liveOf,
  passDays,
  subscribe,
  subscriptionOf,
} from '../../../test/stripe/payers.js';
import { repeatAtOnce } from '../../../test/stripe/repeat-at-once.js';
import { AccountRepository } from '../auth/index.js';
import { Customers } from './customers.js';
import { Reconciliation } from './reconciliation.js';
import { SubscriptionRepository } from './subscription.repository.js';

const SUBSCRIPTION = '/api/billing/subscription';

describe('money is never taken for nothing', () => {
  let api: Api;
  let stripe: FakeStripe;
  let rosa: Person;
  beforeAll(async () => {
    stripe = await new FakeStripe().start();
    api = await startApi(stripe.settings);
    repeatAtOnce(api);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await api.stop();
    await stripe.stop();
  });
  beforeEach(async () => {
    stripe.heal();
    rosa = await api.signUp();
  });

  const standing = async () => (await rosa.get(SUBSCRIPTION).expect(200)).body as Record<string, unknown>;
  const confirm = (paymentIntentId: string) => rosa.post('/api/payment-success', { paymentIntentId });
  const press = (plan: string) => rosa.post('/api/create-payment-intent', { plan });
  const reconcile = () => api.app.get(Reconciliation).reconcile();
  const customer = () => customerOf(stripe, rosa);
  const charged = () => stripe.account.chargedTo(customer());
  const live = () => liveOf(stripe, rosa);
  const tell = () => deliverNewest(api, stripe);
  const called = (call: RegExp, times = 1) =>
    eventually(
      () => stripe.calls.filter(({ method, path }) => call.test(`${method} ${path}`)).length,
      (count) => count >= times,
    );
  const later = () => {
    let resolve = () => undefined as void;
    const until = new Promise<void>((done) => (resolve = done));
    return { until, resolve };
  };
  /** Somebody pays in another window, for a subscription that was begun there at the same moment. */
  const payInAnotherWindow = (plan: 'monthly' | 'annual') => {
    const price = stripe.account.all('price').find((one) => one.lookup_key === `leaflore_premium_${plan}`)!;
    const second = stripe.account.subscribe(customer(), price.id);
    const payment = stripe.account.intentOf(String(second.latest_invoice)).id;
    stripe.account.pay(payment);
    return { id: second.id, payment };
  };

  it('another plan is not begun while the bank works on a payment, which counts when it is through', async () => {
    const intent = await begin(rosa, 'annual');
    stripe.account.get(intent).status = 'processing';
    for (const plan of ['monthly', 'annual']) {
      const { body } = await press(plan).expect(409);
      expect(body.code).toBe('payment-processing');
    }
    stripe.account.pay(intent);
    await confirm(intent).expect(200);
    expect([charged(), live()]).toEqual([[2999], [expect.objectContaining({ status: 'active' })]]);
  });

  it('a payment that is faster than the choice of another plan keeps its subscription', async () => {
    const intent = await begin(rosa, 'annual');
    const paid = later();
    stripe.calls.length = 0;
    stripe.willFail(/^POST \/v1\/invoices\/\w+\/void$/, { kind: 'slow', until: paid.until });
    const pressed = press('monthly').then(({ status, body }) => [status, body.code as string]);
    await called(/\/void$/);
    stripe.account.pay(intent);
    paid.resolve();
    expect(await pressed).toEqual([409, 'already-subscribed']);
    expect([charged(), (await standing()).isPremium]).toEqual([[2999], true]);
  });

  it('of two subscriptions that were paid at the same moment the newer one ends and is refunded, and that is said', async () => {
    await subscribe(stripe, rosa, 'annual');
    const second = payInAnotherWindow('monthly');
    await confirm(second.payment).expect(200);
    expect([charged(), live()]).toEqual([[0, 2999], [expect.not.objectContaining({ id: second.id })]]);
    expect(await standing()).toMatchObject({
      isPremium: true,
      moneyBack: 'charged-twice',
      subscription: { plan: 'annual', status: 'active' },
    });
    await tell();
    expect(charged()).toEqual([0, 2999]);
    const acts = await api.sql(
      `select 1 from user_activities where user_id = $1 and details = 'A payment too much was refunded'`,
      [rosa.id],
    );
    expect(acts).toHaveLength(1);
  });

  it('a refund that fails is made with a later reading', async () => {
    await subscribe(stripe, rosa, 'annual');
    payInAnotherWindow('annual');
    stripe.willFail(/^POST \/v1\/refunds$/, { kind: 'status', status: 500 }, 3);
    await tell();
    expect([charged(), live().length]).toEqual([[2999, 2999], 1]);
    await reconcile();
    expect(charged()).toEqual([0, 2999]);
  });

  it('what is paid for a subscription that has ended goes back', async () => {
    const intent = await begin(rosa);
    stripe.account.end(subscriptionOf(stripe, intent));
    stripe.account.pay(intent);
    await tell();
    expect([charged(), (await standing()).isPremium]).toEqual([[0], false]);
  });

  const LOST: [string, string, (intent: string) => void][] = [
    ['a full refund', 'refunded', (intent) => stripe.account.refund(intent)],
    ['a lost dispute', 'disputed', (intent) => stripe.account.dispute(intent, 'lost')],
  ];
  it.each(LOST)(
    '%s ends the subscription at Stripe, is said, and one may begin again',
    async (_, why, happen) => {
      const intent = await subscribe(stripe, rosa, 'annual');
      happen(intent);
      await tell();
      expect(live()).toEqual([]);
      expect(await standing()).toMatchObject({ isPremium: false, moneyBack: why, subscription: null });
      await subscribe(stripe, rosa, 'monthly');
      expect(await standing()).toMatchObject({ isPremium: true, moneyBack: null });
    },
  );

  it('a payment counts whose subscription becomes active a moment later', async () => {
    const intent = await begin(rosa);
    stripe.account.charge(intent);
    stripe.calls.length = 0;
    const confirmed = confirm(intent).then(({ status, body }) => [status, body.isPremium as boolean]);
    await called(/^GET \/v1\/subscriptions$/, 2);
    stripe.account.activate(intent);
    expect(await confirmed).toEqual([200, true]);
  });

  it('an event that names a charge only, and came while Stripe was away, is handled when it is back', async () => {
    const intent = await subscribe(stripe, rosa);
    stripe.account.dispute(intent, 'needs_response');
    stripe.willFail(/./, { kind: 'status', status: 500 }, 999);
    await tell();
    expect((await standing()).isPremium).toBe(true);
    expect(await api.sql('select 1 from outbox')).toEqual([]);
    stripe.heal();
    await api.sql(`update payment_events set touched_at = now() - interval '1 minute'`);
    await reconcile();
    expect((await standing()).isPremium).toBe(false);
    expect(await api.sql('select 1 from payment_events where charge_id is not null')).toEqual([]);
  });

  it('time that credit pays for rests on the payment that the credit is left from', async () => {
    const intent = await subscribe(stripe, rosa, 'annual');
    passDays(stripe, subscriptionOf(stripe, intent), 30);
    await rosa.patch(SUBSCRIPTION, { plan: 'monthly' }).expect(200);
    const days = `select extract(day from paid_until - now()) as days from subscriptions where user_id = $1`;
    expect(Number((await api.sql<{ days: string }>(days, [rosa.id]))[0]!.days)).toBeLessThan(31);
    stripe.account.refund(intent);
    await tell();
    expect([(await standing()).isPremium, live()]).toEqual([false, []]);
  });

  it('what a change of plan has left over pays a later subscription, and asks for no card', async () => {
    const intent = await subscribe(stripe, rosa, 'annual');
    passDays(stripe, subscriptionOf(stripe, intent), 30);
    await rosa.patch(SUBSCRIPTION, { plan: 'monthly' }).expect(200);
    stripe.account.end(String(live()[0]!.id));
    await reconcile();
    const { body } = await press('monthly').expect(409);
    expect([body.code, (await standing()).isPremium]).toEqual(['paid-by-credit', true]);
    expect(charged()).toEqual([2999]);
    expect((await press('monthly').expect(409)).body.code).toBe('already-subscribed');
    stripe.account.refund(intent);
    await tell();
    expect([(await standing()).isPremium, live()]).toEqual([false, []]);
  });

  it('a price that was edited, archived or replaced at Stripe takes premium from nobody, and can be cancelled', async () => {
    await subscribe(stripe, rosa, 'monthly');
    const price = stripe.account.all('price').find((one) => one.unit_amount === 499)!;
    const sold = { ...price };
    Object.assign(price, { lookup_key: null, active: false, unit_amount: 599 });
    await api.sql(`update subscriptions set read_at = 'epoch' where user_id = $1`, [rosa.id]);
    await reconcile();
    expect((await standing()).isPremium).toBe(true);
    expect((await rosa.delete(SUBSCRIPTION).expect(200)).body.subscription).toMatchObject({
      plan: 'monthly',
      cancelAtPeriodEnd: true,
    });
    Object.assign(price, sold);
  });

  it('a subscription that is not paid ends at once when it is cancelled, and asks for nothing any more', async () => {
    const intent = await subscribe(stripe, rosa, 'monthly');
    const id = subscriptionOf(stripe, intent);
    stripe.account.renew(id, false);
    await rosa.delete(SUBSCRIPTION).expect(200);
    const invoice = stripe.account.get(String(stripe.account.get(id).latest_invoice));
    expect([stripe.account.get(id).status, invoice.status]).toEqual(['canceled', 'void']);
    await subscribe(stripe, rosa, 'monthly');
  });

  it('a cancellation that did not come about is not said to have', async () => {
    await subscribe(stripe, rosa);
    stripe.willFail(/^POST \/v1\/subscriptions\/\w+$/, { kind: 'status', status: 500 }, 3);
    await rosa.delete(SUBSCRIPTION).expect(503);
    expect(await standing()).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
  });

  it('nothing is left of a customer whom Stripe has deleted and we have forgotten', async () => {
    await subscribe(stripe, rosa);
    const id = customer();
    stripe.account.deleteCustomer(id);
    await api.app.get(AccountRepository).forgetCustomer(rosa.id, id);
    await api.sql(`update subscriptions set read_at = 'epoch' where user_id = $1`, [rosa.id]);
    await reconcile();
    expect(await standing()).toMatchObject({ isPremium: false, subscription: null });
  });

  it('accounts that cannot be read wait behind the others', async () => {
    const subscriptions = api.app.get(SubscriptionRepository);
    const [otto, mia] = [await api.signUp(), await api.signUp()];
    for (const person of [otto, mia]) await subscribe(stripe, person);
    await api.sql(
      `update subscriptions set read_at = 'epoch', tried_at = '-infinity' where user_id = any($1::uuid[])`,
      [[otto.id, mia.id]],
    );
    const now = new Date();
    const taken = [await subscriptions.takeStale(now, 1), await subscriptions.takeStale(now, 1)].flat();
    expect(taken.sort()).toEqual([otto.id, mia.id].sort());
    expect(await subscriptions.takeStale(now, 1)).toEqual([]);
    const again = await subscriptions.takeStale(new Date(now.getTime() + 60_000), 9);
    expect(again).toEqual(expect.arrayContaining(taken));
  });

  const leave = () =>
    new DataTransferClient(api, rosa).send(
      'DELETE',
      '/api/account',
      JSON.stringify({ password: rosa.password }),
    );

  it('nobody pays for an account that is gone: a customer that was being made is deleted', async () => {
    const gone = later();
    stripe.calls.length = 0;
    stripe.willFail(/^POST \/v1\/customers$/, { kind: 'slow', until: gone.until });
    const pressed = press('annual').then(({ status }) => status);
    await called(/^POST \/v1\/customers$/);
    expect((await leave()).status).toBe(204);
    gone.resolve();
    expect(await pressed).toBe(404);
    await api.app.get(Customers).retryLeaving();
    expect(stripe.account.all('customer').filter(({ email }) => email === rosa.email)).toEqual([]);
    expect(await api.sql('select 1 from leaving_customers')).toEqual([]);
  });

  it('nobody pays for an account that is gone: none is begun while Stripe deletes its customer', async () => {
    await begin(rosa);
    const answered = later();
    stripe.calls.length = 0;
    stripe.willFail(/^DELETE \/v1\/customers/, { kind: 'slow-answer', until: answered.until });
    const leaving = leave();
    await called(/^DELETE \/v1\/customers/);
    const pressed = await press('annual');
    answered.resolve();
    expect((await leaving).status).toBe(204);
    expect(pressed.status).toBe(401);
    expect(() => stripe.account.pay(intentOf(String(pressed.body.clientSecret)))).toThrow();
  });
});
