import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { chargedTwice, FATES, hasEnded, isPaid, priceOf, renewsAt } from '../../../test/stripe/fates.js';
import type { Fate } from '../../../test/stripe/fates.js';
import { Mortal } from '../../../test/stripe/mortal.js';
import { intentOf, subscriptionOf } from '../../../test/stripe/payers.js';
import { repeatAtOnce } from '../../../test/stripe/repeat-at-once.js';
import { Database } from '../../platform/database/database.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { BillingService } from './billing.service.js';
import { Payments } from './ports/payment-gateway.js';
import { Premium } from './premium.js';
import { Reconciliation } from './reconciliation.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** `SUBSCRIBERS=1000 npm test -- billing.year` is the whole town; a few streets are walked each time. */
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 8);
/** Every subscription is read again once a day, 365 times a year; of many, only so many in each sweep. */
const READS = Math.max(1, Math.floor(400 / SUBSCRIBERS));
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
const MAX_TRIES = 20;

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
  let seed = 42;
  const chance = (share: number) => (seed = (seed * 16807) % 2147483647) / 2147483647 < share;
  const server = new Mortal(() => chance(0.003));
  const seen = new Map<string, number>();
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

  beforeAll(async () => {
    jest.useFakeTimers({ now: BEGINNING, doNotFake: [...REAL] });
    stripe = await new FakeStripe().start();
    api = await startApiWithoutWorker(stripe.settings);
    jest.spyOn(api.app.get(Database), 'now').mockImplementation(async () => new Date());
    repeatAtOnce(api);
    const { gateway } = api.app.get(Payments, { strict: false });
    jest.spyOn(Payments.prototype, 'gateway', 'get').mockReturnValue(server.over(gateway));
    const subscriptions = api.app.get(SubscriptionRepository, { strict: false });
    const stale = subscriptions.stale.bind(subscriptions);
    jest.spyOn(subscriptions, 'stale').mockImplementation((now, most) => stale(now, Math.min(READS, most)));
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
    const reconciliation = api.app.get(Reconciliation, { strict: false });
    for (;;) {
      const jobs = await api.sql<{ id: string; data: { customerId: string; chargeId: string | null } }>(
        `select id, data from outbox where name = 'sync-customer' limit 200`,
      );
      if (!jobs.length) return;
      for (const job of jobs) {
        const isDone = await server
          .live(() => reconciliation.syncCustomer(job))
          .catch(() => reconciliation.readLater(job).then(() => true));
        if (isDone && !chance(0.02)) await api.sql('delete from outbox where id = $1', [job.id]);
      }
    }
  }

  /** Calls fail, or their answers are lost, now and then. */
  function trouble(): void {
    if (chance(0.02)) stripe.willFail(/^GET/, { kind: 'status', status: 500 });
    if (chance(0.02)) stripe.willFail(/^GET/, { kind: 'lost' });
    if (chance(0.2)) stripe.willFail(/^POST \/v1\/subscriptions/, { kind: 'lost' });
  }

  /** What webhooks bring of what happened: half of it, some of it twice, in another order. */
  async function tell(from: number): Promise<void> {
    const told = stripe.account.events.slice(from).filter(() => chance(0.5));
    for (const event of [...told.reverse(), ...told.slice(0, 2)]) {
      const { body, signature } = stripe.signed(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await api.visitor().post('/api/stripe/webhook', body, headers);
    }
  }

  /** A minute of sweeps, or less where all is right before; answers who is still premium and has not paid, or the reverse. */
  async function settle(subscribers: Subscriber[]): Promise<string[]> {
    const reconciliation = api.app.get(Reconciliation, { strict: false });
    let mistakes: string[] = [];
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
      await server.live(() => reconciliation.reconcile()).catch(() => false);
      await work();
      await api.app.get(Premium).sweep();
      mistakes = await wrong(subscribers);
      if (!mistakes.length) break;
    }
    return mistakes;
  }

  async function wrong(subscribers: Subscriber[]): Promise<string[]> {
    const rows = await api.sql<{ id: string }>('select id from users where is_premium');
    const premium = new Set(rows.map(({ id }) => id));
    return subscribers
      .filter(({ account, subscription }) => premium.has(account.id) !== isPaid(stripe, subscription))
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

  async function subscribe(one: Subscriber, plan: 'monthly' | 'annual'): Promise<void> {
    let intent = '';
    await insist(async () => {
      intent = intentOf((await billing.begin(one.account, plan)).clientSecret);
    });
    stripe.account.pay(intent);
    one.subscription = subscriptionOf(stripe, intent);
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
      const plan = otherPlanOf(subscription);
      return insist(() => billing.changePlan(account, plan));
    },
    dispute: (_, payment) => stripe.account.dispute(payment, 'needs_response'),
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
    const latest = account.intentOf(String(subscription.latest_invoice)).id;
    const fate = subscription.status === 'active' ? fateOf(one) : undefined;
    if (fate) {
      note(fate);
      await HAPPENINGS[fate](one, latest);
    }
    if (subscription.status === 'past_due' && chance(0.05)) account.pay(latest);
    if (hasEnded(subscription) || renewsAt(subscription) > Date.now()) return;
    renew(one);
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
      if (stripe.account.events.length === from && hour % (DAY_HOURS * 30)) continue;
      hours += 1;
      await tell(from);
      trouble();
      mistakes.push(...(await settle(subscribers)).map((id) => `hour ${hour}: ${id}`));
    }
    expect(mistakes).toEqual([]);
    expect(subscribers).toHaveLength(SUBSCRIBERS);
    expect(chargedTwice(stripe)).toEqual([]);
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['renewed', 'not renewed', ...FATES]));
    expect(server.deaths).toBeGreaterThan(0);
    const happened = [...seen].map(([what, count]) => `${what} ${count}`).join(', ');
    process.stdout.write(
      `${SUBSCRIBERS} subscribers, ${hours} hours in which something happened (${happened}), ` +
        `${stripe.calls.length} calls of Stripe, ${server.deaths} deaths\n`,
    );
  }, 1_500_000);
});
