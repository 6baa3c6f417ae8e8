import fc from 'fast-check';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { DECLINES } from '../../../test/stripe/declines.js';
import { begin, deliver, eventsOf, subscribe, subscriptionOf } from '../../../test/stripe/payers.js';
import { repeatAtOnce } from '../../../test/stripe/repeat-at-once.js';
import { OUTBOUND } from '../../platform/outbound/outbound.js';
import { Reconciliation } from './reconciliation.js';

const SUBSCRIPTION = '/api/billing/subscription';
/** Long for a Stripe in this process, and short for one that never answers. */
const PATIENCE_MS = 1000;

describe('nobody is premium who has not paid', () => {
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
  const confirm = (paymentIntentId: string, person = rosa) =>
    person.post('/api/payment-success', { paymentIntentId });
  const settled = () =>
    eventually(
      () => api.sql('select 1 from outbox'),
      ({ length }) => length === 0,
    );

  const NOT_PAID: [string, (intent: string) => void][] = [
    ['not paid', () => undefined],
    ['still processing', (intent) => void (stripe.account.get(intent).status = 'processing')],
    ['waiting for the bank', (intent) => void (stripe.account.get(intent).status = 'requires_action')],
    ['cancelled', (intent) => stripe.account.end(subscriptionOf(stripe, intent))],
    [
      'paid with another amount',
      (intent) => {
        stripe.account.pay(intent);
        stripe.account.get(intent).amount_received = 1;
      },
    ],
    [
      'paid in another currency',
      (intent) => {
        stripe.account.pay(intent);
        stripe.account.get(intent).currency = 'idr';
      },
    ],
    [
      'refunded',
      (intent) => {
        stripe.account.pay(intent);
        stripe.account.refund(intent);
      },
    ],
    [
      'disputed',
      (intent) => {
        stripe.account.pay(intent);
        stripe.account.dispute(intent, 'needs_response');
      },
    ],
    [
      'of a subscription that has ended',
      (intent) => {
        stripe.account.pay(intent);
        stripe.account.end(subscriptionOf(stripe, intent));
      },
    ],
  ];

  it.each(NOT_PAID)('a payment that is %s upgrades nobody', async (_, happen) => {
    const intent = await begin(rosa);
    happen(intent);
    const { status, body } = await confirm(intent);
    expect([status, body.code]).toEqual([402, 'payment-not-confirmed']);
    if (stripe.account.get(intent).status !== 'succeeded') expect(await isPremium()).toBe(false);
  });

  it('a price that is not ours gives nothing, whatever was paid', async () => {
    const intent = await begin(rosa);
    const subscription = stripe.account.get(subscriptionOf(stripe, intent));
    const [item] = (subscription.items as { data: { price: Record<string, unknown> }[] }).data;
    item!.price = { ...item!.price, unit_amount: 1 };
    stripe.account.pay(intent);
    await confirm(intent).expect(402);
    await api.app.get(Reconciliation).reconcile();
    await settled();
    expect(await isPremium()).toBe(false);
  });

  it('another’s payment is not found, and one’s own works for oneself', async () => {
    const otto = await api.signUp();
    const intent = await begin(otto);
    stripe.account.pay(intent);
    await begin(rosa);
    await confirm(intent).expect(404);
    await confirm('pi_made_up').expect(404);
    await confirm('nonsense').expect(400);
    expect(await isPremium()).toBe(false);
    await confirm(intent, otto).expect(200);
  });

  it('an old payment opens nothing again', async () => {
    const first = await subscribe(stripe, rosa);
    stripe.account.end(subscriptionOf(stripe, first));
    await deliver(api, stripe.signed(stripe.account.events.at(-1)!));
    await eventually(isPremium, (is) => !is);
    await confirm(first).expect(402);
    expect(await isPremium()).toBe(false);
  });

  it('a webhook is believed only with Stripe’s signature over exactly this body, while it is fresh', async () => {
    const intent = await begin(rosa);
    stripe.account.pay(intent);
    const event = stripe.account.events.at(-1)!;
    const { body, signature } = stripe.signed(event);
    const forged: { body: string; signature: string }[] = [
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body: `${body} `, signature },
      stripe.signed(event, { secret: 'whsec_other' }),
      stripe.signed(event, { agoS: 301 }),
      { body: '', signature },
      { body: '\u0000', signature: '\u00ff' },
    ];
    for (const one of forged) expect(await deliver(api, one)).toBe(400);
    expect(await isPremium()).toBe(false);
    expect(await deliver(api, { body, signature })).toBe(204);
    await eventually(isPremium, Boolean);
  });

  it('what comes back by a refund or a dispute ends premium; a dispute that is won brings it back', async () => {
    const intent = await subscribe(stripe, rosa);
    const tell = async () => {
      await deliver(api, stripe.signed(stripe.account.events.at(-1)!));
      await settled();
      return isPremium();
    };
    stripe.account.refund(intent, 500);
    expect(await tell()).toBe(true);
    stripe.account.dispute(intent, 'needs_response');
    expect(await tell()).toBe(false);
    stripe.account.dispute(intent, 'won');
    expect(await tell()).toBe(true);
    stripe.account.refund(intent);
    expect(await tell()).toBe(false);
  });

  it('a deleted customer has no premium, and nothing breaks', async () => {
    await subscribe(stripe, rosa);
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      'select stripe_customer_id as id from users where id = $1',
      [rosa.id],
    );
    stripe.account.deleteCustomer(id);
    await deliver(api, stripe.signed(stripe.account.events.at(-1)!));
    await settled();
    expect(await isPremium()).toBe(false);
    await rosa.get('/api/billing/subscription').expect(200);
    await rosa.delete('/api/billing/subscription').expect(404);
  });

  it('events in any order, repeated and left out, end in the same state', async () => {
    const step = fc.constantFrom('renew', 'fail', 'refund', 'cancel', 'resume', 'nothing');
    const history = fc.record({ steps: fc.array(step, { maxLength: 5 }), seed: fc.nat() });
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, seed }) => {
        const mia = await api.signUp();
        const from = stripe.account.events.length;
        const intent = await begin(mia, 'monthly');
        stripe.account.pay(intent);
        const id = subscriptionOf(stripe, intent);
        for (const one of steps) happen(stripe, id, one);
        const told = shuffled(eventsOf(stripe).slice(from), seed);
        for (const event of [...told, ...told.slice(0, 2)]) await deliver(api, stripe.signed(event));
        await settled();
        expect(await isPremium(mia)).toBe(isPaid(stripe, id));
      }),
      { numRuns: 25 },
    );
  });
});

describe('Stripe in trouble', () => {
  let api: Api;
  let stripe: FakeStripe;
  let rosa: Person;
  beforeAll(async () => {
    jest.replaceProperty(OUTBOUND.payments, 'timeoutMs', PATIENCE_MS);
    stripe = await new FakeStripe().start();
    api = await startApi(stripe.settings);
    repeatAtOnce(api);
    await begin(await api.signUp());
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

  const standing = async (person = rosa) => (await person.get(SUBSCRIPTION).expect(200)).body;
  const charged = ({ email }: Person) => {
    const customer = stripe.account.all('customer').find((one) => one.email === email);
    return customer ? stripe.account.chargedTo(customer.id) : [];
  };
  const change = (person = rosa) => person.patch(SUBSCRIPTION, { plan: 'annual' });

  it('a declined card is said in the words for its owner, changes nothing, and another card works', async () => {
    await subscribe(stripe, rosa, 'monthly');
    const { id } = stripe.account.all('customer').find(({ email }) => email === rosa.email)!;
    const secret = ['fraudulent', 'lost_card', 'merchant_blacklist', 'stolen_card'];
    for (const [decline, words] of Object.entries(DECLINES)) {
      stripe.account.cards.set(id, decline);
      const { status, body } = await change();
      const said = secret.includes(decline)
        ? ['generic_decline', 'Your card was declined.']
        : [decline, words];
      expect([decline, status, body.code, body.declineCode, body.message]).toEqual([
        decline,
        402,
        'card-declined',
        ...said,
      ]);
    }
    expect(await standing()).toMatchObject({ isPremium: true, subscription: { plan: 'monthly' } });
    expect(charged(rosa)).toEqual([499]);
    stripe.account.cards.clear();
    await change().expect(200);
    expect(charged(rosa)).toEqual([2999, 499]);
  });

  it('one that never answers is said in plain words, changes nothing, and all works afterwards', async () => {
    const [mia, otto] = [await api.signUp(), await api.signUp()];
    await subscribe(stripe, mia, 'monthly');
    const paymentIntentId = await begin(otto);
    stripe.account.pay(paymentIntentId);
    stripe.willFail(/./, { kind: 'hang' }, 999);
    const answers = await Promise.all([
      rosa.post('/api/create-payment-intent', { plan: 'annual' }),
      change(mia),
      mia.delete(SUBSCRIPTION),
      mia.get('/api/billing/invoices'),
      otto.post('/api/payment-success', { paymentIntentId }),
    ]);
    for (const { status, body, headers } of answers)
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'payments-unavailable', '60']);
    const { isPremium, subscription } = await standing(mia);
    expect([isPremium, subscription.plan, subscription.cancelAtPeriodEnd]).toEqual([true, 'monthly', false]);
    stripe.heal();
    await subscribe(stripe, rosa);
    await change(mia).expect(200);
    await otto.post('/api/payment-success', { paymentIntentId }).expect(200);
    expect([rosa, mia, otto].map(charged)).toEqual([[2999], [2999, 499], [2999]]);
  });

  it('what takes effect without an answer is charged once', async () => {
    stripe.willFail(/^POST \/v1\/subscriptions$/, { kind: 'late' });
    await subscribe(stripe, rosa, 'monthly');
    stripe.willFail(/^POST \/v1\/subscriptions\/\w+$/, { kind: 'late' }, 3);
    await change().expect(503);
    await change().expect(200);
    expect((await standing()).subscription.plan).toBe('annual');
    expect(charged(rosa)).toEqual([2999, 499]);
  });

  it('a lost answer is one subscription and one charge', async () => {
    stripe.willFail(/^POST \/v1\/subscriptions$/, { kind: 'lost' });
    stripe.willFail(/^POST \/v1\/customers$/, { kind: 'lost' });
    await subscribe(stripe, rosa);
    const [customer, ...more] = stripe.account.all('customer').filter(({ email }) => email === rosa.email);
    expect(more).toEqual([]);
    expect(stripe.account.chargedTo(customer!.id)).toEqual([2999]);
    expect(stripe.account.all('subscription').filter((one) => one.customer === customer!.id)).toHaveLength(1);
  });

  it.each([500, 503, 429, 401])(
    '%d is said in plain words, changes nothing, and works afterwards',
    async (status) => {
      stripe.willFail(/./, { kind: 'status', status }, 99);
      const { body } = await rosa.post('/api/create-payment-intent', { plan: 'annual' }).expect(503);
      expect(body).toMatchObject({
        code: 'payments-unavailable',
        message: expect.stringContaining('never charged twice'),
      });
      expect(JSON.stringify(body)).not.toContain('sk_test');
      stripe.heal();
      await subscribe(stripe, rosa);
    },
  );

  it('a confirmation that fails is made up for by itself', async () => {
    const paymentIntentId = await begin(rosa);
    stripe.account.pay(paymentIntentId);
    stripe.willFail(/./, { kind: 'status', status: 500 }, 99);
    await rosa.post('/api/payment-success', { paymentIntentId }).expect(503);
    await expect(api.app.get(Reconciliation).reconcile()).rejects.toThrow();
    stripe.heal();
    await api.app.get(Reconciliation).reconcile();
    expect(await eventually(async () => (await rosa.account()).isPremium as boolean, Boolean)).toBe(true);
  });

  it('without Stripe the standing of premium members is known all the same', async () => {
    await subscribe(stripe, rosa);
    stripe.willFail(/./, { kind: 'status', status: 500 }, 99);
    expect((await rosa.get('/api/billing/subscription').expect(200)).body.isPremium).toBe(true);
  });
});

function happen(stripe: FakeStripe, id: string, step: string): void {
  const subscription = stripe.account.get(id);
  if (subscription.status === 'canceled') return;
  const latest = stripe.account.intentOf(String(subscription.latest_invoice));
  if (step === 'renew' || step === 'fail') stripe.account.renew(id, step === 'renew');
  if (step === 'refund' && latest.latest_charge) stripe.account.refund(latest.id);
  if (step === 'cancel' || step === 'resume') {
    subscription.cancel_at_period_end = step === 'cancel';
    stripe.account.happened('customer.subscription.updated', subscription);
  }
}

/** By the objects themselves: active, and the last paid invoice was not refunded. */
function isPaid({ account }: FakeStripe, id: string): boolean {
  if (account.get(id).status !== 'active') return false;
  const paid = account
    .all('invoice')
    .find((one) => one.status === 'paid' && account.subscriptionOf(one).id === id);
  return !!paid && !account.get(String(account.intentOf(paid.id).latest_charge)).refunded;
}

function shuffled<T>(list: T[], seed: number): T[] {
  return list
    .map((one, at) => [Math.sin(seed + at * 7919), one] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one);
}
