import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import {
  chargedTwice,
  FATES,
  hasEnded,
  isMember,
  isPaid,
  priceOf,
  renewsAt,
} from '../../../test/stripe/fates.js';
import type { Fate } from '../../../test/stripe/fates.js';
import { Mortal } from '../../../test/stripe/mortal.js';
import { intentOf, subscriptionOf } from '../../../test/stripe/payers.js';
import { repeatAtOnce } from '../../../test/stripe/repeat-at-once.js';
import { Database } from '../../platform/database/database.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { BillingService } from './billing.service.js';
import { PaymentEvents } from './payment-events.js';
import { Payments } from './ports/payment-gateway.js';
import { Premium } from './premium.js';
import { Reconciliation } from './reconciliation.js';

/** `SUBSCRIBERS=1000 npm test -- billing.year` is the whole town; a few streets are walked each time. */
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 8);
/** Every subscription is read again once a day, 365 times a year; of many, only about so many are. */
const DAILY_READS = 20;
/** Sweeps are this far apart. */
const SWEEP_MS = 20_000;
const BEGINNING = new Date('2027-01-01T00:00:00Z').getTime();
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const HOURS = 365 * DAY_HOURS;
const JOINING_HOURS = 90 * DAY_HOURS;
/** When each subscriber's own fate comes; the others come by chance, with these shares in an hour. */
const FATE_HOURS = 20 * DAY_HOURS;
const SHARES = { refund: 5e-5, cancel: 1e-4, undo: 5e-5, change: 5e-5, dispute: 3e-5, delete: 2e-5 };
/** Three sweeps are a minute. */
const MAX_SWEEPS = 3;
const MAX_TRIES = 30;
/** Calls that Stripe's SDK makes before it gives up. */
const SDK_CALLS = 3;
/** An hour in which nothing happens is looked at only now and then. */
const QUIET_HOURS = 15 * DAY_HOURS;

interface Subscriber {
  account: Account;
  subscription: string;
  joinedAt: number;
  fate?: Fate;
  failsNext?: boolean;
}

/** Only the date is simulated: everything else runs in real time. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

describe('a year of subscribers', () => {
  let api: Api;
  let stripe: FakeStripe;
  let billing: BillingService;
  let seed = Number(process.env.SEED ?? 42);
  const chance = (share: number) => (seed = (seed * 16807) % 2147483647) / 2147483647 < share;
  const server = new Mortal(() => chance(0.003));
  const seen = new Map<string, number>();
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

  beforeAll(async () => {
    stripe = await new FakeStripe().start();
    api = await startApiWithoutWorker(stripe.settings);
    // The first answer of a run writes the contract, which knows only the real Date.
    await api.visitor().get('/api/billing/subscription').expect(401);
    jest.useFakeTimers({ now: BEGINNING, doNotFake: [...REAL] });
    jest.spyOn(api.app.get(Database), 'now').mockImplementation(async () => new Date());
    repeatAtOnce(api);
    const { gateway } = api.app.get(Payments, { strict: false });
    jest.spyOn(Payments.prototype, 'gateway', 'get').mockReturnValue(server.over(gateway));
    billing = api.app.get(BillingService);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await api.stop();
    await stripe.stop();
    jest.useRealTimers();
  });

  /** What people do: it may fail, or the server may die over it, and then they press again. */
  async function insist(work: () => Promise<unknown>): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) if (await server.live(work).catch(() => false)) return;
    throw new Error('The server is dead too often for anybody.');
  }

  /** Does what the outbox asks of a worker. Some workers die over their work, or before they say that it is done: it is done again. */
  async function work(): Promise<void> {
    const events = api.app.get(PaymentEvents, { strict: false });
    for (;;) {
      const jobs = await api.sql<{ id: string; data: { customerId: string; chargeId: string | null } }>(
        `select id, data from outbox where name = 'sync-customer' limit 200`,
      );
      if (!jobs.length) return;
      for (const job of jobs) {
        const isDone = await server
          .live(() => events.syncCustomer(job))
          .catch(() => events.readLater(job).then(() => true));
        if (isDone && !chance(0.02)) await api.sql('delete from outbox where id = $1', [job.id]);
      }
    }
  }

  /** Calls fail, or their answers are lost, now and then; sometimes longer than the SDK repeats them. */
  function trouble(): void {
    const times = chance(0.5) ? SDK_CALLS : 1;
    if (chance(0.02)) stripe.willFail(/^GET/, { kind: 'status', status: 500 }, times);
    if (chance(0.02)) stripe.willFail(/^GET/, { kind: 'lost' }, times);
    if (chance(0.2)) stripe.willFail(/^POST \/v1\/(subscriptions|refunds|invoices)/, { kind: 'lost' }, times);
    if (chance(0.05)) stripe.willFail(/^DELETE/, { kind: 'lost' }, times);
  }

  /** What webhooks bring of what happened: half of it, some of it twice, in another order. */
  async function tell(from: number): Promise<void> {
    const sent = stripe.account.events.slice(from).filter(() => chance(0.5));
    for (const event of [...sent.reverse(), ...sent.slice(0, 2)]) {
      const { body, signature } = stripe.signed(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await api.visitor().post('/api/stripe/webhook', body, headers);
    }
  }

  /** Of a town, only a sample is read every day: the others count as read, unless reading them has failed. */
  async function readSample(): Promise<void> {
    if (SUBSCRIBERS <= DAILY_READS) return;
    await api.sql(
      `update subscriptions set read_at = $1
        where status = 'active' and current_period_end > $1 and read_at > '2000-01-01' and abs(hashtext(id)) % $2 >= $3`,
      [new Date(), SUBSCRIBERS, DAILY_READS],
    );
  }

  /** A minute of sweeps, or less where all is right before; answers who is still premium and has not paid, the reverse, or who was charged twice. */
  async function settle(subscribers: Subscriber[], from: number): Promise<string[]> {
    const reconciliation = api.app.get(Reconciliation, { strict: false });
    let mistakes: string[] = [];
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
      jest.setSystemTime(Date.now() + SWEEP_MS);
      await server.live(() => reconciliation.reconcile()).catch(() => false);
      await work();
      await api.app.get(Premium).sweep();
      mistakes = [
        ...(await wrong(subscribers)),
        ...chargedTwice(stripe, from).map((id) => `${id} was charged twice`),
      ];
      if (!mistakes.length) break;
    }
    return mistakes;
  }

  async function wrong(subscribers: Subscriber[]): Promise<string[]> {
    const rows = await api.sql<{ id: string }>('select id from users where is_premium');
    const premium = new Set(rows.map(({ id }) => id));
    return subscribers
      .filter((one) => premium.has(one.account.id) !== isMember(stripe, customerOf(one)))
      .map(({ account }) => account.id);
  }

  async function join(n: number): Promise<Subscriber> {
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      `insert into users (email, first_name, last_name, password_hash) values ($1, 'Rosa', 'Moss', 'x') returning id`,
      [`year${n}@leaflore.test`],
    );
    const account = await api.app.get(AccountRepository, { strict: false }).get(id);
    const one = { account, subscription: '', joinedAt: Date.now(), fate: FATES[n % FATES.length] };
    await subscribe(one, n % 3 ? 'monthly' : 'annual');
    return one;
  }

  const customerOf = ({ subscription }: Subscriber) => String(stripe.account.get(subscription).customer);

  /** Some press in two windows at once, for both plans, and pay whatever form is open. */
  async function subscribe(one: Subscriber, plan: 'monthly' | 'annual'): Promise<void> {
    const plans = chance(0.3) ? (['monthly', 'annual'] as const) : [plan];
    let intents: string[] = [];
    await insist(async () => {
      const begun = await Promise.allSettled(plans.map((each) => billing.begin(one.account, each)));
      intents = begun.flatMap((each) =>
        each.status === 'fulfilled' ? [intentOf(each.value.clientSecret)] : [],
      );
      if (!intents.some(mayBePaid) && !(await liveOf(one))) throw new Error('There is nothing to pay with.');
    });
    if (plans.length > 1) note('two windows');
    for (const intent of new Set(intents)) if (mayBePaid(intent)) stripe.account.pay(intent);
    const paid = intents.find((intent) => stripe.account.get(intent).status === 'succeeded');
    one.subscription = paid ? subscriptionOf(stripe, paid) : (await liveOf(one))!;
  }

  /** The id of a subscription that credit has paid for, where there is one. */
  async function liveOf({ account }: Subscriber): Promise<string | undefined> {
    const customer = await api.app.get(AccountRepository, { strict: false }).findCustomer(account.id);
    const found = customer ? stripe.account.of(customer, 'subscription') : [];
    return found.find(({ status }) => status === 'active')?.id;
  }

  const mayBePaid = (intent: string) => stripe.account.get(intent).status === 'requires_payment_method';

  /** Pays a form of another window that was begun at the same moment. */
  function payTwice(one: Subscriber): void {
    const { price } = (stripe.account.get(one.subscription).items as { data: { price: { id: string } }[] })
      .data[0]!;
    const second = stripe.account.subscribe(customerOf(one), price.id);
    const invoice = String(second.latest_invoice);
    // What a change of plan has left as credit may have paid it already.
    if (stripe.account.paymentsFor(invoice).length) stripe.account.pay(stripe.account.intentOf(invoice).id);
  }

  const otherPlanOf = (id: string) =>
    priceOf(stripe.account.get(id)).unit_amount === 499 ? 'annual' : 'monthly';

  const HAPPENINGS: Record<Fate, (one: Subscriber, payment: string) => unknown> = {
    refund: (_, payment) => stripe.account.refund(payment),
    failure: (one) => (one.failsNext = true),
    cancel: ({ account }) => insist(() => billing.setCancelled(account, true)),
    undo: async ({ account }) => {
      await insist(() => billing.setCancelled(account, true));
      await insist(() => billing.setCancelled(account, false));
    },
    change: ({ account, subscription }) => {
      // Nobody is offered that while the money for it went back.
      if (!isPaid(stripe, subscription)) return;
      const plan = otherPlanOf(subscription);
      return insist(() => billing.changePlan(account, plan));
    },
    dispute: (_, payment) => stripe.account.dispute(payment, 'needs_response'),
    twice: payTwice,
    delete: ({ subscription }) =>
      stripe.account.deleteCustomer(String(stripe.account.get(subscription).customer)),
  };

  /** What becomes of a subscriber in this hour, if anything. */
  function fateOf(one: Subscriber): Fate | undefined {
    if (one.fate && Date.now() >= one.joinedAt + FATE_HOURS * HOUR_MS) {
      const { fate } = one;
      one.fate = undefined;
      return fate;
    }
    return (Object.keys(SHARES) as (keyof typeof SHARES)[]).find((fate) => chance(SHARES[fate]));
  }

  async function live(one: Subscriber): Promise<void> {
    const { account } = stripe;
    const subscription = account.get(one.subscription);
    if (hasEnded(subscription)) return chance(0.001) ? comeBack(one) : undefined;
    const fate = subscription.status === 'active' ? fateOf(one) : undefined;
    if (fate) {
      note(fate);
      await HAPPENINGS[fate](one, account.paymentOf(one.subscription).id);
    }
    if (subscription.status === 'past_due' && chance(0.05))
      account.pay(account.paymentOf(one.subscription).id);
    if (hasEnded(subscription) || renewsAt(subscription) > Date.now()) return;
    renew(one);
  }

  /** Banks decide about disputes in their time. */
  function decide(): void {
    for (const { charge, status } of stripe.account.all('dispute')) {
      if (status !== 'needs_response' || !chance(0.005)) continue;
      const verdict = chance(0.5) ? 'won' : 'lost';
      note(`dispute ${verdict}`);
      stripe.account.dispute(String(stripe.account.get(String(charge)).payment_intent), verdict);
    }
  }

  /** Of two subscriptions that were paid, the one that was kept is lived with. */
  function follow(one: Subscriber): void {
    const kept = stripe.account.of(customerOf(one), 'subscription').find((each) => !hasEnded(each));
    if (kept) one.subscription = kept.id;
  }

  async function comeBack(one: Subscriber): Promise<void> {
    note('subscribed again');
    await subscribe(one, 'monthly');
  }

  function renew(one: Subscriber): void {
    if (stripe.account.get(one.subscription).status === 'past_due')
      return stripe.account.end(one.subscription);
    const isPaidNow = !one.failsNext && !chance(0.1);
    one.failsNext = false;
    note(isPaidNow ? 'renewed' : 'not renewed');
    stripe.account.renew(one.subscription, isPaidNow);
  }

  it('knows at every hour who has paid, and charges nobody twice', async () => {
    const subscribers: Subscriber[] = [];
    const mistakes: string[] = [];
    let hours = 0;
    for (let hour = 0; hour < HOURS; hour += 1) {
      jest.setSystemTime(BEGINNING + hour * HOUR_MS);
      if (SUBSCRIBERS > 100 && hour % (30 * DAY_HOURS) === 0)
        process.stdout.write(`day ${hour / DAY_HOURS}\n`);
      const from = stripe.account.events.length;
      const there = Math.min(SUBSCRIBERS, (hour / JOINING_HOURS) * SUBSCRIBERS);
      for (let n = subscribers.length; n < there; n += 1) subscribers.push(await join(n));
      for (const one of subscribers) await live(one);
      decide();
      if (stripe.account.events.length === from && hour % QUIET_HOURS) continue;
      hours += 1;
      await tell(from);
      trouble();
      await readSample();
      mistakes.push(...(await settle(subscribers, from)).map((id) => `hour ${hour}: ${id}`));
      subscribers.forEach(follow);
    }
    expect([...mistakes, ...chargedTwice(stripe)]).toEqual([]);
    expect(subscribers).toHaveLength(SUBSCRIBERS);
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['renewed', 'not renewed', ...FATES]));
    expect(server.deaths).toBeGreaterThan(0);
    const happened = [...seen].map(([what, count]) => `${what} ${count}`).join(', ');
    process.stdout.write(
      `${SUBSCRIBERS} subscribers, ${hours} hours in which something happened (${happened}), ` +
        `${stripe.calls.length} calls of Stripe, ${server.deaths} deaths\n`,
    );
  }, 1_500_000);
});
