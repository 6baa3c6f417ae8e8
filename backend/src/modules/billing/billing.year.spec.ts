import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { intentOf, subscriptionOf } from '../../../test/stripe/payers.js';
import { Database } from '../../platform/database/database.js';
import { AccountRepository } from '../auth/index.js';
import { BillingService } from './billing.service.js';
import { Premium } from './premium.js';
import { Reconciliation } from './reconciliation.js';

/** `SUBSCRIBERS=1000 npm test -- billing.year` is the whole town; a few streets are walked each time. */
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 8);
const BEGINNING = new Date('2027-01-01T00:00:00Z').getTime();
const HOUR_MS = 3_600_000;
const HOURS = 365 * 24;
const JOINING_HOURS = 90 * 24;

interface Subscriber {
  userId: string;
  subscription: string;
  /** When the next period begins. */
  renewsAt: number;
  days: number;
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
  let seed = 42;
  const chance = (share: number) => (seed = (seed * 16807) % 2147483647) / 2147483647 < share;

  beforeAll(async () => {
    jest.useFakeTimers({ now: BEGINNING, doNotFake: [...REAL] });
    stripe = await new FakeStripe().start();
    api = await startApiWithoutWorker(stripe.settings);
    jest.spyOn(api.app.get(Database), 'now').mockImplementation(async () => new Date());
  });
  afterAll(async () => {
    await api.stop();
    await stripe.stop();
    jest.useRealTimers();
  });

  /** Does what the outbox asks of a worker. Some workers die after their work and before they say so: it is done again. */
  async function work(): Promise<void> {
    const reconciliation = api.app.get(Reconciliation, { strict: false });
    for (;;) {
      const jobs = await api.sql<{ id: string; data: { customerId: string; chargeId: string | null } }>(
        `select id, data from outbox where name = 'sync-customer' limit 200`,
      );
      if (!jobs.length) return;
      for (const job of jobs) {
        await reconciliation.syncCustomer(job).catch(() => reconciliation.readLater(job));
        if (!chance(0.02)) await api.sql('delete from outbox where id = $1', [job.id]);
      }
    }
  }

  /** Calls fail, or their answers are lost, now and then. */
  function trouble(): void {
    if (chance(0.02)) stripe.willFail(/^GET/, { kind: 'status', status: 500 });
    if (chance(0.02)) stripe.willFail(/^GET/, { kind: 'lost' });
    if (chance(0.2)) stripe.willFail(/^POST \/v1\/subscriptions$/, { kind: 'lost' });
  }

  /** Within a minute: what webhooks brought (half of them, some twice), and what reconciliation finds. */
  async function settle(from: number): Promise<void> {
    const reconciliation = api.app.get(Reconciliation, { strict: false });
    const told = stripe.account.events.slice(from).filter(() => chance(0.5));
    for (const event of [...told.reverse(), ...told.slice(0, 2)]) {
      const { body, signature } = stripe.signed(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await api.visitor().post('/api/stripe/webhook', body, headers);
    }
    trouble();
    for (let sweep = 0; sweep < 3; sweep += 1) {
      await reconciliation.reconcile().catch(() => undefined);
      await work();
      await api.app.get(Premium).sweep();
    }
  }

  async function join(n: number): Promise<Subscriber> {
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      `insert into users (email, first_name, last_name, password_hash) values ($1, 'Rosa', 'Moss', 'x') returning id`,
      [`year${n}@leaflore.test`],
    );
    const account = await api.app.get(AccountRepository, { strict: false }).get(id);
    const plan = n % 3 ? 'monthly' : 'annual';
    const begin = () => api.app.get(BillingService).begin(account, plan);
    const { clientSecret } = await begin().catch(begin);
    const intent = intentOf(clientSecret);
    stripe.account.pay(intent);
    const days = plan === 'monthly' ? 30 : 365;
    return {
      userId: id,
      subscription: subscriptionOf(stripe, intent),
      renewsAt: Date.now() + days * 24 * HOUR_MS,
      days,
    };
  }

  /** What Stripe's records say: active, and the last paid invoice was not refunded. */
  function isPaid(id: string): boolean {
    const { account } = stripe;
    const subscription = account.get(id);
    if (subscription.status !== 'active') return false;
    const paid = account.of(String(subscription.customer), 'invoice').find(({ status }) => status === 'paid');
    return !!paid && !account.get(String(account.intentOf(paid.id).latest_charge)).refunded;
  }

  async function wrong(subscribers: Subscriber[]): Promise<string[]> {
    const rows = await api.sql<{ id: string }>('select id from users where is_premium');
    const premium = new Set(rows.map(({ id }) => id));
    return subscribers
      .filter(({ userId, subscription }) => premium.has(userId) !== isPaid(subscription))
      .map(({ userId }) => userId);
  }

  /** What happens to a subscriber in an hour. */
  function live(one: Subscriber): void {
    const { account } = stripe;
    const subscription = account.get(one.subscription);
    if (subscription.status === 'canceled') return;
    const latest = account.intentOf(String(subscription.latest_invoice));
    if (subscription.status === 'past_due' && chance(0.05)) account.pay(latest.id);
    if (chance(0.00005)) account.refund(String(latest.id));
    if (chance(0.0001)) subscription.cancel_at_period_end = true;
    if (one.renewsAt > Date.now()) return;
    one.renewsAt += one.days * 24 * HOUR_MS;
    if (subscription.status === 'past_due') account.end(one.subscription);
    else account.renew(one.subscription, !chance(0.1));
  }

  it('knows at every hour who has paid, and charges nobody twice', async () => {
    const subscribers: Subscriber[] = [];
    const mistakes: string[] = [];
    let hours = 0;
    for (let hour = 0; hour < HOURS; hour += 1) {
      jest.setSystemTime(BEGINNING + hour * HOUR_MS);
      const from = stripe.account.events.length;
      const there = Math.min(SUBSCRIBERS, (hour / JOINING_HOURS) * SUBSCRIBERS);
      for (let n = subscribers.length; n < there; n += 1) subscribers.push(await join(n));
      for (const one of subscribers) live(one);
      if (stripe.account.events.length === from && hour % (24 * 30)) continue;
      hours += 1;
      await settle(from);
      mistakes.push(...(await wrong(subscribers)).map((id) => `hour ${hour}: ${id}`));
    }
    expect(mistakes).toEqual([]);
    expect(subscribers).toHaveLength(SUBSCRIBERS);
    expect(doubled(subscribers)).toEqual([]);
    process.stdout.write(
      `${SUBSCRIBERS} subscribers, ${hours} hours in which something happened, ${stripe.calls.length} calls of Stripe\n`,
    );
  }, 600_000);

  /** Subscribers who were charged more often than there were periods to pay for, or have a second subscription. */
  function doubled(subscribers: Subscriber[]): string[] {
    return subscribers.flatMap(({ userId, subscription }) => {
      const customer = String(stripe.account.get(subscription).customer);
      const periods = stripe.account.of(customer, 'invoice').filter(({ status }) => status === 'paid');
      const charges = stripe.account.of(customer, 'charge').length;
      const others = stripe.account.of(customer, 'subscription').length - 1;
      return charges === periods.length && others === 0 ? [] : [userId];
    });
  }
});
