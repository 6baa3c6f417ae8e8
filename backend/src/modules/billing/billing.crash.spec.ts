import pg from 'pg';
import { eventually } from '../../../test/eventually.js';
import { end, Processes } from '../../../test/processes.js';
import { FakeStripe } from '../../../test/stripe/fake-stripe.js';
import { intentOf } from '../../../test/stripe/payers.js';

/** Kills the real API and the real worker, built as `npm test` does it, while they wait for Stripe. */
describe('when the server dies over a payment', () => {
  let stripe: FakeStripe;
  let processes: Processes;
  let database: pg.Client;

  beforeAll(async () => {
    stripe = await new FakeStripe().start();
    processes = new Processes(stripe.settings);
    await processes.prepare();
    database = new pg.Client({ connectionString: processes.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await processes.close();
    await stripe.stop();
  });

  const called = (call: RegExp) =>
    eventually(
      () => stripe.calls.some(({ method, path }) => call.test(`${method} ${path}`)),
      Boolean,
      20_000,
    );
  const begin = () => processes.call('POST', '/api/create-payment-intent', { plan: 'annual' });

  it('there is one subscription and one charge, and everybody who has paid has Premium', async () => {
    const [api, worker] = await Promise.all([processes.start('main'), processes.start('worker')]);
    await processes.register();
    stripe.willFail(/^POST \/v1\/subscriptions$/, { kind: 'late' });
    const lost = begin().catch(() => undefined);
    await called(/^POST \/v1\/subscriptions$/);
    await end(api, 'SIGKILL');
    await lost;
    await processes.start('main');
    const { body } = await begin();
    expect(stripe.account.all('subscription')).toHaveLength(1);

    stripe.account.pay(intentOf(String(body['clientSecret'])));
    const { body: event, signature } = stripe.signed(stripe.account.events.at(-1)!);
    const headers = { 'stripe-signature': signature, origin: 'https://stripe.com' };
    stripe.calls.length = 0;
    stripe.willFail(/^GET \/v1\/subscriptions$/, { kind: 'hang' });
    const taken = fetch(`${processes.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: event,
    });
    expect((await taken).status).toBe(204);
    await called(/^GET \/v1\/subscriptions$/);
    await end(worker, 'SIGKILL');
    stripe.heal();
    await processes.start('worker');
    const isPremium = async () =>
      (await database.query<{ is_premium: boolean }>('select is_premium from users')).rows[0]!.is_premium;
    expect(await eventually(isPremium, Boolean, 30_000)).toBe(true);
    const [customer, ...more] = stripe.account.all('customer');
    expect(more).toEqual([]);
    expect(stripe.account.chargedTo(customer!.id)).toEqual([2999]);
  }, 90_000);
});
