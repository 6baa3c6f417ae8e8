import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { statementsOf } from '../../../test/statements.js';
import { isTimeZone } from '../../kernel/local-date.js';

describe('accounts', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi({ ADMIN_EMAILS: 'Boss@Leaflore.test' })));
  afterAll(() => api.stop());

  describe('logging in', () => {
    it('works with the email however it is written', async () => {
      const { email, password, id } = await api.signUp();
      const { body } = await api
        .visitor()
        .post('/api/login', { email: ` ${email.toUpperCase()} `, password })
        .expect(200);
      expect(body).toMatchObject({ user: { id, email }, message: 'You have successfully logged in.' });
    });

    it('answers word for word the same for a wrong password and an unknown email', async () => {
      const { email } = await api.signUp();
      const wrong = await api.visitor().post('/api/login', { email, password: 'wrong password' }).expect(401);
      const unknown = await api
        .visitor()
        .post('/api/login', { email: `no-${email}`, password: 'wrong password' })
        .expect(401);
      expect(wrong.body.message).toBe('Invalid credentials');
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
      expect(unknown.headers['set-cookie']).toBeUndefined();
    });

    it.each([
      [{}],
      [{ email: 'rosa@leaflore.test' }],
      [{ password: 'x' }],
      [[]],
      [{ email: { $gt: '' }, password: 'x' }],
    ])(
      'needs an email and a password: not %j',
      async (body) => void (await api.visitor().post('/api/login', body).expect(400)),
    );

    it('is written down for the admin', async () => {
      const { id, email, password } = await api.signUp();
      const browser = api.visitor();
      for (let n = 0; n < 2; n += 1) await browser.post('/api/login', { email, password }).expect(200);
      const find = () =>
        api.sql<{ action: string; address: string }>(
          'select action, ip_address as address from user_activities where user_id = $1 order by action',
          [id],
        );
      const noted = await eventually(find, (rows) => rows.length === 3);
      expect(noted.map(({ action }) => action)).toEqual(['login', 'login', 'register']);
      for (const { address } of noted) expect(address).toBe('127.0.0.1');
    });

    it('asks Postgres twice in a browser that is new, beside what counts the tries', async () => {
      const { email, password } = await api.signUp();
      const asked = await statementsOf(api, () =>
        api.visitor().post('/api/login', { email, password }).expect(200),
      );
      expect(asked.filter((statement) => !/rate_limits|rlflx/.test(statement))).toEqual([
        'account-find-login',
        'session-open',
      ]);
    });

    it('is also an address to go to, which opens the form', () =>
      api.visitor().get('/api/login').expect(303).expect('location', '/?login'));
  });

  describe('the current user', () => {
    it('is nobody without a session', async () => {
      const { body } = await api
        .visitor()
        .get('/api/auth/user')
        .expect(401)
        .expect('content-type', /problem\+json/);
      expect(body).toMatchObject({ status: 401, message: 'Authentication required' });
    });

    it('is an admin when ADMIN_EMAILS names the email and it is confirmed, and only then', async () => {
      const boss = await api.signUp({ email: 'boss@leaflore.test' });
      expect(await boss.account()).toMatchObject({ isAdmin: false });
      await api.sql('update users set email_verified_at = now() where id = $1', [boss.id]);
      expect(await boss.account()).toMatchObject({ isAdmin: true });
      const other = await api.signUp({ email: 'boss@leaflore.test.evil.test', isVerified: true });
      expect(await other.account()).toMatchObject({ isAdmin: false });
    });

    it('costs one query, and is kept by no cache', async () => {
      const rosa = await api.signUp();
      let headers: Record<string, string> = {};
      const asked = await statementsOf(
        api,
        async () => ({ headers } = await rosa.get('/api/auth/user').expect(200)),
      );
      expect(asked).toEqual(['session-find']);
      expect(headers['cache-control']).toBe('no-store');
    });
  });

  describe('the profile', () => {
    it('changes its names and nothing else', async () => {
      const rosa = await api.signUp({ identificationsUsed: 4 });
      const more = {
        email: 'other@leaflore.test',
        isPremium: true,
        identificationsUsed: 0,
        passwordHash: 'x',
      };
      const { body } = await rosa
        .put('/api/profile/update', { firstName: ' Rosalie ', lastName: 'Fern', ...more })
        .expect(200);
      const changed = {
        firstName: 'Rosalie',
        lastName: 'Fern',
        email: rosa.email,
        isPremium: false,
        identificationsUsed: 4,
      };
      expect(body).toMatchObject(changed);
      expect(await rosa.account()).toMatchObject(changed);
      await api.visitor().post('/api/login', { email: rosa.email, password: rosa.password }).expect(200);
    });

    it('keeps whether Easy view was chosen, and refuses what is neither on nor off', async () => {
      const rosa = await api.signUp();
      const names = { firstName: 'Rosa', lastName: 'Moss' };
      const update = (more: object) => rosa.put('/api/profile/update', { ...names, ...more });
      expect((await rosa.account()).easyView).toBeNull();
      expect((await update({ easyView: true }).expect(200)).body).toMatchObject({ easyView: true });
      await update({ units: 'imperial' }).expect(200);
      await update({ easyView: 'maybe' }).expect(400);
      expect(await rosa.account()).toMatchObject({ easyView: true, units: 'imperial' });
      await update({ easyView: false }).expect(200);
      expect((await rosa.account()).easyView).toBe(false);
    });

    it('keeps Easy view and the language of who has a name of before, as it would be refused now', async () => {
      const rosa = await api.signUp();
      await api.sql(`update users set first_name = 'Hans.Peter' where id = $1`, [rosa.id]);
      await rosa.put('/api/profile/update', { firstName: 'Hans.Peter', lastName: 'Moss' }).expect(400);
      await rosa.put('/api/profile/update', { easyView: true, language: 'es' }).expect(200);
      const kept = { firstName: 'Hans.Peter', lastName: 'Moss', easyView: true, language: 'es' };
      expect(await rosa.account()).toMatchObject(kept);
    });

    it('takes only a time zone that the database knows as well, as its sweeps read all of them', async () => {
      const rosa = await api.signUp();
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
      const short = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
      const zones = [...Intl.supportedValuesOf('timeZone'), ...short, 'US/Pacific-New', 'EST5EDT'];
      const taken = zones.filter(isTimeZone);
      expect(taken.length).toBeGreaterThan(400);
      const known = await api.sql<{ name: string }>('select name from pg_timezone_names');
      const names = new Set(known.map(({ name }) => name));
      expect(taken.filter((zone) => !names.has(zone))).toEqual([]);
      await rosa.put('/api/profile/update', { timeZone: 'AET' }).expect(400);
      await rosa.put('/api/profile/update', { timeZone: 'UTC' }).expect(200);
    });

    it('is only ever one’s own', async () => {
      const [rosa, otto] = [await api.signUp(), await api.signUp()];
      const names = { firstName: 'Mallory', lastName: 'Weed' };
      await api.visitor().put('/api/profile/update', names).expect(401);
      await rosa.put('/api/profile/update', { ...names, userId: otto.id }).expect(403);
      await rosa.put(`/api/profile/update?userId=${otto.id}`, names).expect(403);
      expect(await otto.account()).toMatchObject({ firstName: 'Rosa' });
    });
  });
});
