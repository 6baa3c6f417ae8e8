import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { DECLINES } from '../../../test/stripe/declines.js';
import { begin, subscribe } from '../../../test/stripe/payers.js';
import { repeatAtOnce } from '../../../test/stripe/repeat-at-once.js';
import { OUTBOUND } from '../../platform/outbound/outbound.js';
import { Reconciliation } from './reconciliation.js';

const SUBSCRIPTION = '/api/billing/subscription';
/** Long for a Stripe in this process, and short for one that never answers. */
const PATIENCE_MS = 1000;

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
    expect(charged(rosa)).toEqual([2500, 499]);
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
    expect([rosa, mia, otto].map(charged)).toEqual([[2999], [2500, 499], [2999]]);
  });

  it('what takes effect without an answer is charged once', async () => {
    stripe.willFail(/^POST \/v1\/subscriptions$/, { kind: 'late' });
    await subscribe(stripe, rosa, 'monthly');
    stripe.willFail(/^POST \/v1\/subscriptions\/\w+$/, { kind: 'late' }, 3);
    await change().expect(503);
    await change().expect(200);
    expect((await standing()).subscription.plan).toBe('annual');
    expect(charged(rosa)).toEqual([2500, 499]);
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

  it('is not asked for ever by one person', async () => {
    const strict = await startApi({ ...stripe.settings, RATE_LIMITS: 'on' });
    const otto = await strict.signUp();
    const ask = () => otto.post('/api/payment-success', { paymentIntentId: 'pi_no' });
    const answers = await Promise.all(Array.from({ length: 250 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    await strict.stop();
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

  it('what was noted by a clock that ran ahead is put right', async () => {
    await api.sql(`update payment_polls set polled_until = now() + interval '1 day'`);
    await api.app.get(Reconciliation).reconcile();
    expect(await api.sql('select 1 from payment_polls where polled_until > now()')).toEqual([]);
  });

  it('without Stripe the standing of premium members is known all the same', async () => {
    await subscribe(stripe, rosa);
    stripe.willFail(/./, { kind: 'status', status: 500 }, 99);
    expect((await rosa.get('/api/billing/subscription').expect(200)).body.isPremium).toBe(true);
  });
});
