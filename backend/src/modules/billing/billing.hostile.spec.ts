import fc from 'fast-check';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { isPaid } from '../../../test/stripe/fates.js';
import { begin, deliver, eventsOf, subscribe, subscriptionOf } from '../../../test/stripe/payers.js';
import { Reconciliation } from './reconciliation.js';

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
    await api.app.get(Reconciliation).reconcile();
    await jobsAreDone(api);
    expect(await isPremium()).toBe(false);
  });

  it('a subscription to something else of this seller gives nothing, whatever was paid', async () => {
    const intent = await begin(rosa);
    const subscription = stripe.account.get(subscriptionOf(stripe, intent));
    const [item] = (subscription.items as { data: { price: Record<string, unknown> }[] }).data;
    const other = stripe.account.add('prod', 'product', { metadata: {}, active: true, name: 'Secateurs' });
    item!.price = { ...item!.price, product: other.id };
    stripe.account.pay(intent);
    await confirm(intent).expect(402);
    await api.app.get(Reconciliation).reconcile();
    await jobsAreDone(api);
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
      await jobsAreDone(api);
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
    await jobsAreDone(api);
    expect(await isPremium()).toBe(false);
    await rosa.get('/api/billing/subscription').expect(200);
    await rosa.delete('/api/billing/subscription').expect(404);
  });

  it('events in any order, repeated and left out, end in the same state', async () => {
    const step = fc.constantFrom(
      'renew',
      'fail',
      'refund',
      'cancel',
      'resume',
      'dispute',
      'win',
      'change',
      'nothing',
    );
    const history = fc.record({ steps: fc.array(step, { maxLength: 5 }), seed: fc.nat() });
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, seed }) => {
        const mia = await api.signUp();
        const from = stripe.account.events.length;
        const intent = await begin(mia, 'monthly');
        stripe.account.pay(intent);
        const id = subscriptionOf(stripe, intent);
        const events = () => shuffled(eventsOf(stripe).slice(from), seed);
        for (const [at, one] of steps.entries()) {
          if (one === 'change') await mia.patch('/api/billing/subscription', { plan: 'annual' });
          else happen(stripe, id, one);
          // Some are delivered while more happens.
          if ((seed >> at) % 2)
            for (const event of events().slice(0, 2)) await deliver(api, stripe.signed(event));
        }
        const sent = events();
        for (const event of [...sent, ...sent.slice(0, 2)]) await deliver(api, stripe.signed(event));
        await jobsAreDone(api);
        expect(await isPremium(mia)).toBe(isPaid(stripe, id));
      }),
      { numRuns: 25 },
    );
  });
});

function happen(stripe: FakeStripe, id: string, step: string): void {
  const subscription = stripe.account.get(id);
  if (subscription.status === 'canceled') return;
  const latest = stripe.account.paymentOf(id);
  if (step === 'renew' || step === 'fail') stripe.account.renew(id, step === 'renew');
  if (step === 'refund' && latest.latest_charge) stripe.account.refund(latest.id);
  const charge = latest.latest_charge ? stripe.account.get(String(latest.latest_charge)) : undefined;
  if (step === 'dispute' && charge) stripe.account.dispute(latest.id, 'needs_response');
  if (step === 'win' && charge?.disputed) stripe.account.dispute(latest.id, 'won');
  if (step === 'cancel' || step === 'resume') {
    subscription.cancel_at_period_end = step === 'cancel';
    stripe.account.happened('customer.subscription.updated', subscription);
  }
}

function shuffled<T>(list: T[], seed: number): T[] {
  return list
    .map((one, at) => [Math.sin(seed + at * 7919), one] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one);
}
