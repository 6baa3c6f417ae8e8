import pg from 'pg';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { startPushService } from '../../../test/push-service.js';
import type { FakePushService } from '../../../test/push-service.js';

const path = '/api/reminders';
const STRANGER = '00000000-0000-4000-8000-000000000000';

describe('the wishes about reminders', () => {
  let api: Api;
  let service: FakePushService;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    service = await startPushService(api);
  });
  afterAll(async () => {
    await api.stop();
    await service.stop();
  });

  it('are off until somebody asks, at nine and by email', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.get(path).expect(200);
    expect(body).toEqual({
      enabled: false,
      hour: 9,
      timeZone: null,
      nextAt: null,
      email: true,
      emailAddress: rosa.email,
      isEmailConfirmed: false,
      isEmailDelivered: false,
      pushPublicKey: expect.stringMatching(/^B[\w-]{86}$/),
      devices: [],
      calendarUrl: null,
      isCalendarRevoked: false,
    });
    await api.visitor().get(path).expect(401);
    await api.visitor().put(path, { enabled: true }).expect(401);
  });

  it('are kept, with the time zone of the person; what is left out stays', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.put(path, { enabled: true, timeZone: 'Europe/Berlin' }).expect(200);
    expect(body).toMatchObject({ enabled: true, hour: 9, timeZone: 'Europe/Berlin', email: true });
    const [hour, minute] = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      minute: '2-digit',
    })
      .format(new Date(body.nextAt))
      .split(':');
    expect([hour, minute]).toEqual(['09', '00']);
    expect(Date.parse(body.nextAt)).toBeGreaterThan(Date.now());
    expect((await rosa.account()).timeZone).toBe('Europe/Berlin');

    const later = (await rosa.put(path, { hour: 18 }).expect(200)).body;
    expect(later).toMatchObject({ enabled: true, hour: 18, timeZone: 'Europe/Berlin' });
    const off = (await rosa.put(path, { enabled: false }).expect(200)).body;
    expect(off).toMatchObject({ enabled: false, nextAt: null, hour: 18 });
  });

  it.each([
    [{ hour: 5 }, 'hour'],
    [{ hour: 21 }, 'hour'],
    [{ hour: 3 }, 'hour'],
    [{ hour: 9.5 }, 'hour'],
    [{ hour: '9' }, 'hour'],
    [{ enabled: 'yes' }, 'enabled'],
    [{ email: 1 }, 'email'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: "Europe/Berlin'; drop table users" }, 'timeZone'],
  ])('refuse %j', async (body, field) => {
    const rosa = await api.signUp();
    const { body: problem } = await rosa.put(path, body).expect(400);
    expect(problem.errors).toEqual([expect.objectContaining({ field })]);
  });

  it.each(['put', 'post', 'delete'] as const)(
    'do not stand in the way of what else changes the account and its reminders at that moment (%s)',
    async (method) => {
      const rosa = await api.signUp();
      const elsewhere = new pg.Client({ connectionString: api.databaseUrl });
      await elsewhere.connect();
      await elsewhere.query('begin');
      await elsewhere.query('select 1 from users where id = $1 for update', [rosa.id]);
      const changed = (async () =>
        await (method === 'put' ? rosa.put(path, { enabled: true }) : rosa[method](`${path}/calendar`)))();
      await eventually(
        () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`),
        ({ length }) => length > 0,
      );
      await elsewhere.query(
        'insert into reminder_settings (user_id) values ($1) on conflict (user_id) do nothing',
        [rosa.id],
      );
      await elsewhere.query('commit');
      await elsewhere.end();
      expect((await changed).status).toBe(200);
    },
  );

  it('follow a time zone that was changed elsewhere', async () => {
    const rosa = await api.signUp();
    await rosa.put(path, { enabled: true, timeZone: 'Pacific/Auckland' }).expect(200);
    await rosa.put('/api/profile/update', { firstName: 'Rosa', lastName: 'Moss', timeZone: 'Asia/Tokyo' });
    const [row] = await api.sql<{ isNow: boolean }>(
      `select next_at <= now() as "isNow" from reminder_settings where user_id = $1`,
      [rosa.id],
    );
    expect(row?.isNow).toBe(true);
  });

  describe('and devices', () => {
    it('name a device, list it and forget it', async () => {
      const rosa = await api.signUp();
      const subscription = service.subscribe();
      const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' };
      const { body } = await rosa.post(`${path}/subscriptions`, subscription, agent).expect(201);
      expect(body).toEqual({
        id: expect.any(String),
        name: 'Chrome on Android',
        endpoint: subscription.endpoint,
        createdAt: expect.any(String),
      });
      await rosa.post(`${path}/subscriptions`, subscription, agent).expect(201); // the same browser again
      expect((await rosa.get(path)).body.devices).toEqual([body]);

      const otto = await api.signUp();
      await otto.delete(`${path}/subscriptions/${body.id}`).expect(404);
      await otto.delete(`${path}/subscriptions/${STRANGER}`).expect(404);
      await otto.delete(`${path}/subscriptions/1`).expect(404);
      await rosa.delete(`${path}/subscriptions/${body.id}`).expect(204);
      expect((await rosa.get(path)).body.devices).toEqual([]);
    });

    it('go over to who signs in at the same browser, but nobody can take a device by its address alone', async () => {
      const [rosa, otto] = [await api.signUp(), await api.signUp()];
      const subscription = service.subscribe();
      await rosa.post(`${path}/subscriptions`, subscription).expect(201);
      const stolen = { endpoint: subscription.endpoint, keys: service.subscribe().keys };
      const { body } = await otto.post(`${path}/subscriptions`, stolen).expect(409);
      expect(body.code).toBe('device-taken');
      expect((await rosa.get(path)).body.devices).toHaveLength(1);

      await otto.post(`${path}/subscriptions`, subscription).expect(201);
      expect((await rosa.get(path)).body.devices).toHaveLength(0);
      expect((await otto.get(path)).body.devices).toHaveLength(1);
    });

    it.each([
      'https://127.0.0.1/admin',
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://169.254.169.254/latest/meta-data/',
      'https://localhost:5432/',
      'not an address',
    ])('never make our server call %s', async (endpoint) => {
      const rosa = await api.signUp();
      const { body } = await rosa
        .post(`${path}/subscriptions`, { ...service.subscribe(), endpoint })
        .expect(400);
      expect(body.code).toBe('strange-push-service');
      // The same holds when the address was written to the table directly.
      await api.sql(
        `insert into push_devices (user_id, endpoint, p256dh, auth, name) values ($1, $2, 'x', 'x', 'x')
         on conflict do nothing`,
        [rosa.id, `${endpoint}#${rosa.id}`],
      );
      const test = await rosa.post(`${path}/test`, { channel: 'push' }).expect(200);
      expect(test.body.sent).toBe(false);
      expect((await rosa.get(path)).body.devices).toEqual([]);
    });

    it.each([
      ['p256dh', 'short'],
      ['p256dh', 'A'.repeat(87)],
      ['auth', ''],
      ['auth', 'x'.repeat(400)],
    ])('refuse a %s that no browser makes', async (name, value) => {
      const rosa = await api.signUp();
      const subscription = service.subscribe();
      const keys = { ...subscription.keys, [name]: value };
      await rosa.post(`${path}/subscriptions`, { ...subscription, keys }).expect(400);
    });

    it.each([undefined, null, [], [[]], 'keys', {}])('refuse a device whose keys are %j', async (keys) => {
      const rosa = await api.signUp();
      await rosa.post(`${path}/subscriptions`, { ...service.subscribe(), keys }).expect(400);
    });

    it('are at most ten', async () => {
      const rosa = await api.signUp();
      const all = Array.from({ length: 11 }, () => service.subscribe());
      for (const one of all) await rosa.post(`${path}/subscriptions`, one).expect(201);
      const { devices } = (await rosa.get(path)).body;
      expect(devices).toHaveLength(10);
      expect(devices.map(({ endpoint }: { endpoint: string }) => endpoint)).not.toContain(all[0]!.endpoint);
    });

    it('are at most ten also where many are added at the same moment', async () => {
      const rosa = await api.signUp();
      const all = Array.from({ length: 40 }, () => service.subscribe());
      const answers = await Promise.all(all.map((one) => rosa.post(`${path}/subscriptions`, one)));
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201));
      expect((await rosa.get(path)).body.devices).toHaveLength(10);
    });
  });

  it('know one pair of keys, in whatever order they start', async () => {
    const keys = await api.sql('select public_key from push_keys');
    expect(keys).toHaveLength(1);
    await expect(
      api.sql(`insert into push_keys (public_key, private_key) values ('another', 'one')`),
    ).rejects.toThrow('duplicate');
    const other = await startApiWithoutWorker({ DATABASE_URL: api.databaseUrl });
    const key = (await (await other.signUp()).get(path)).body.pushPublicKey;
    await other.stop();
    expect(key).toBe((await (await api.signUp()).get(path)).body.pushPublicKey);
  });
});
