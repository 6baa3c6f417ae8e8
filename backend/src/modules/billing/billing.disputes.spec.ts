import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import {
  begin,
  customerOf,
  deliverNewest,
  liveOf,
  passDays,
  subscribe,
  subscriptionOf,
} from '../../../test/stripe/payers.js';
import { Reconciliation } from './reconciliation.js';

const SUBSCRIPTION = '/api/billing/subscription';

describe('a payment that a bank or a refund takes back', () => {
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
  beforeEach(async () => void (rosa = await api.signUp()));

  const standing = async () => (await rosa.get(SUBSCRIPTION).expect(200)).body as Record<string, unknown>;
  const press = (plan: string) => rosa.post('/api/create-payment-intent', { plan });
  const reconcile = () => api.app.get(Reconciliation).reconcile();
  const customer = () => customerOf(stripe, rosa);
  const live = () => liveOf(stripe, rosa);
  const tell = () => deliverNewest(api, stripe);

  it('a dispute that is open is said, and its subscription stays until it is decided', async () => {
    const intent = await subscribe(stripe, rosa);
    stripe.account.dispute(intent, 'needs_response');
    await tell();
    expect(await standing()).toMatchObject({
      isPremium: false,
      moneyBack: 'disputed',
      subscription: { status: 'active', isReturned: true },
    });
  });

  it.each(['won', 'warning_closed'])(
    'no second subscription begins while a dispute is open; when it is %s, one may subscribe as before',
    async (verdict) => {
      const intent = await subscribe(stripe, rosa);
      stripe.account.dispute(intent, 'under_review');
      for (const plan of ['annual', 'monthly']) {
        const { body } = await press(plan).expect(409);
        expect(body).toMatchObject({
          code: 'payment-disputed',
          message: expect.stringContaining('call your bank'),
        });
      }
      expect(stripe.account.of(customer(), 'subscription')).toHaveLength(1);
      stripe.account.dispute(intent, verdict);
      await tell();
      expect(await standing()).toMatchObject({ isPremium: true, moneyBack: null });
      expect((await press('monthly').expect(409)).body.code).toBe('already-subscribed');
      stripe.account.end(subscriptionOf(stripe, intent));
      await reconcile();
      await subscribe(stripe, rosa, 'monthly');
      expect(await standing()).toMatchObject({ isPremium: true, subscription: { plan: 'monthly' } });
    },
  );

  it('one may subscribe again while the dispute of a subscription that has ended is still open', async () => {
    const intent = await subscribe(stripe, rosa);
    stripe.account.dispute(intent, 'needs_response');
    stripe.account.end(subscriptionOf(stripe, intent));
    await reconcile();
    await subscribe(stripe, rosa, 'monthly');
    expect(await standing()).toMatchObject({ isPremium: true, moneyBack: null });
  });

  it('time that was free, and not paid by credit, rests on no payment for another subscription', async () => {
    const intent = await subscribe(stripe, rosa, 'annual');
    passDays(stripe, subscriptionOf(stripe, intent), 30);
    await rosa.patch(SUBSCRIPTION, { plan: 'monthly' }).expect(200);
    stripe.account.end(String(live()[0]!.id));
    await reconcile();
    await press('monthly').expect(409);
    const [free] = stripe.account.of(customer(), 'invoice');
    Object.assign(free!, { starting_balance: 0, ending_balance: 0, total: 0 }); // as with a coupon for all of it
    stripe.account.refund(intent);
    await tell();
    expect([(await standing()).isPremium, live().length]).toEqual([true, 1]);
  });

  it('time that credit pays for rests on no payment that was for something else', async () => {
    const intent = await begin(rosa, 'monthly');
    const other = stripe.account.invoiceOf(intent);
    stripe.account.pay(intent);
    stripe.account.end(subscriptionOf(stripe, intent));
    // An operator has sold something by hand, and has given credit for it: neither is about a subscription.
    Object.assign(other, { parent: null, starting_balance: 0, ending_balance: -5000 });
    stripe.account.get(customer()).balance = -5000;
    await press('monthly').expect(409);
    stripe.account.refund(intent);
    await tell();
    expect([(await standing()).isPremium, live().length]).toEqual([true, 1]);
  });
});
