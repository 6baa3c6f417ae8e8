import pg from 'pg';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { Authenticator } from '../../../test/authenticator.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { hashToken, newToken } from '../../platform/hash.js';

const NEW = 'a brand new place';

describe('what was begun with a password that is replaced meanwhile', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const waiting = (count: number) =>
    eventually(
      () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`),
      ({ length }) => length === count,
    );
  const login = (browser: Person, password = rosa.password) =>
    browser.post('/api/login', { email: rosa.email, password });

  /** Does something while a reset has ended all sessions and is about to be committed. Answers the statuses of both. */
  async function duringReset(act: () => PromiseLike<{ status: number }>): Promise<[number, number]> {
    const token = newToken();
    await api.sql(
      `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [hashToken(token), rosa.id],
    );
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin; lock table email_verifications in share mode'); // it is written last
      const answers = [api.visitor().post('/api/password/reset', { token, password: NEW }).then(statusOf)];
      await waiting(1);
      answers.push(Promise.resolve(act()).then(statusOf));
      await waiting(2);
      await holder.query('commit');
      return (await Promise.all(answers)) as [number, number];
    } finally {
      await holder.end();
    }
  }

  it.each([
    ['a new device', () => api.visitor()],
    ['a device that is known', () => rosa],
  ])('opens no session on %s', async (_, browser) => {
    expect(await duringReset(() => login(browser()))).toEqual([200, 401]);
    expect(await api.sql('select 1 from sessions where user_id = $1', [rosa.id])).toEqual([]);
    expect(await api.sql('select 1 from devices where user_id = $1', [rosa.id])).toEqual([]);
    await login(api.visitor(), NEW).expect(200);
  });

  it('opens no session by a passkey', async () => {
    const key = new Authenticator();
    const path = '/api/account/passkeys';
    const { options } = (await rosa.post(`${path}/options`).expect(201)).body;
    await rosa.post(path, { credential: key.create(options), name: 'My phone' }).expect(204);
    const browser = api.visitor();
    const asked = (await browser.post('/api/login/passkey/options').expect(201)).body.options;
    // Its use is noted, and the session is yet to be opened, when the password is replaced.
    await api.sql(`create function replace_password() returns trigger language plpgsql as $$
      begin update users set password_hash = 'another' where id = new.user_id; return null; end $$`);
    await api.sql(
      `create trigger meanwhile after update on passkeys for each row execute function replace_password()`,
    );
    try {
      const { body } = await browser.post('/api/login/passkey', { credential: key.get(asked) }).expect(401);
      expect(body.code).toBe('passkey-unknown');
    } finally {
      await api.sql('drop function replace_password cascade');
    }
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('replaces no password', async () => {
    const body = { currentPassword: rosa.password, newPassword: 'a second calm place' };
    expect(await duringReset(() => rosa.put('/api/account/password', body))).toEqual([200, 400]);
    await login(api.visitor(), body.newPassword).expect(401);
    await login(api.visitor(), NEW).expect(200);
  });
});

const statusOf = ({ status }: { status: number }) => status;
