import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import {
  customerOf,
  deliverNewest,
  liveOf,
  passDays,
  subscribe,
  subscriptionOf,
} from '../../../test/stripe/payers.js';
import { Reconciliation } from './reconciliation.js';

const SUBSCRIPTION = '/api/billing/subscription';
const CHANGE = '/api/billing/plan-change';

describe('money that went back buys nothing, neither by credit nor by a change of the plan', () => {
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
  const change = (plan: string, status = 200) => rosa.patch(SUBSCRIPTION, { plan }).expect(status);
  const reconcile = () => api.app.get(Reconciliation).reconcile();
  const customer = () => customerOf(stripe, rosa);
  const charged = () => stripe.account.chargedTo(customer());
  const live = () => liveOf(stripe, rosa);
  const tell = () => deliverNewest(api, stripe);

  /** A year is paid, and changed to months after these days; answers the payment that the credit is left from. */
  const leaveCredit = async (days = 30) => {
    const intent = await subscribe(stripe, rosa, 'annual');
    passDays(stripe, subscriptionOf(stripe, intent), days);
    await change('monthly');
    return intent;
  };
  /** Another subscription, of which credit pays a part and the card the rest. */
  const subscribeWithCredit = async () => {
    stripe.account.end(String(live()[0]!.id));
    await reconcile();
    stripe.account.aheadS += 1; // which one is newer is known by the second
    return subscribe(stripe, rosa, 'annual');
  };

  const BACK: [string, string, (intent: string) => void][] = [
    ['refunded', 'refunded', (intent) => stripe.account.refund(intent)],
    ['lost in a dispute', 'disputed', (intent) => stripe.account.dispute(intent, 'lost')],
  ];
  it.each(BACK)(
    'a subscription that credit has paid in part ends when what left the credit is %s, and the other part goes back',
    async (_, why, happen) => {
      const first = await leaveCredit();
      const second = await subscribeWithCredit();
      const [rest, whole] = charged();
      expect([whole, rest! < 1000, (await standing()).isPremium]).toEqual([2999, true, true]);
      happen(first);
      await tell();
      expect(live()).toEqual([]);
      expect(await standing()).toMatchObject({ isPremium: false, moneyBack: why });
      const charge = stripe.account.get(String(stripe.account.get(second).latest_charge));
      expect(charge).toMatchObject({ amount: rest, amount_refunded: rest });
    },
  );

  it('a subscription that credit has paid in part ends when its own payment is refunded', async () => {
    await leaveCredit();
    stripe.account.refund(await subscribeWithCredit());
    await tell();
    expect([(await standing()).isPremium, live()]).toEqual([false, []]);
  });

  it('a change to the dearer plan that credit has paid in part rests on what left the credit', async () => {
    const intent = await leaveCredit();
    passDays(stripe, subscriptionOf(stripe, intent), 20);
    await change('annual');
    expect([charged().length, (await standing()).isPremium]).toEqual([2, true]);
    stripe.account.refund(intent);
    await tell();
    expect([(await standing()).isPremium, live()]).toEqual([false, []]);
  });

  it('credit that was left twice rests on both payments', async () => {
    const first = await leaveCredit(300);
    const second = await subscribeWithCredit();
    await change('monthly');
    expect(charged()).toHaveLength(2);
    stripe.account.dispute(first, 'under_review');
    await tell();
    expect(await standing()).toMatchObject({ isPremium: false, moneyBack: 'disputed' });
    stripe.account.dispute(first, 'won');
    await tell();
    expect((await standing()).isPremium).toBe(true);
    stripe.account.refund(second);
    await tell();
    expect([(await standing()).isPremium, live()]).toEqual([false, []]);
  });

  it('time that was paid with money alone rests on no credit that was used up before', async () => {
    const intent = await leaveCredit(270);
    const id = subscriptionOf(stripe, intent);
    for (const charges of [2, 3]) {
      passDays(stripe, id, 30);
      stripe.account.renew(id);
      expect(charged()).toHaveLength(charges);
    }
    expect(charged()).toEqual([499, expect.any(Number), 2999]);
    stripe.account.refund(intent);
    await tell();
    expect([(await standing()).isPremium, live().length]).toEqual([true, 1]);
  });

  it('the plan is not changed while a bank asks for the payment back, and may be when that is settled', async () => {
    const intent = await subscribe(stripe, rosa, 'monthly');
    stripe.account.dispute(intent, 'needs_response');
    expect((await change('annual', 409)).body.code).toBe('payment-disputed');
    expect((await rosa.get(`${CHANGE}?plan=annual`).expect(409)).body.code).toBe('payment-disputed');
    expect([charged(), (await standing()).isPremium]).toEqual([[499], false]);
    stripe.account.dispute(intent, 'won');
    await tell();
    await change('annual');
    expect(charged()).toHaveLength(2);
  });

  it('the plan is not changed while a renewal is not paid: its unused time would become credit', async () => {
    const intent = await subscribe(stripe, rosa, 'annual');
    const id = subscriptionOf(stripe, intent);
    stripe.account.renew(id, false);
    expect((await change('monthly', 409)).body.code).toBe('payment-owed');
    expect((await rosa.get(`${CHANGE}?plan=monthly`).expect(409)).body.code).toBe('payment-owed');
    expect(stripe.account.get(customer()).balance ?? 0).toBe(0);
    stripe.account.pay(stripe.account.paymentOf(id).id);
    await change('monthly');
  });
});
