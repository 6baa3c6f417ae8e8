import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { SessionSweeper } from './session.sweeper.js';

const path = '/api/account/devices';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describe('the devices of a person', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  const login = async ({ email, password }: Person, browser = api.visitor(), agent = PHONE) => {
    await browser.post('/api/login', { email, password }, { 'user-agent': agent }).expect(200);
    return browser;
  };
  const list = async (person: Person) => (await person.get(path).expect(200)).body;
  const rowsOf = ({ id }: Person) =>
    api.sql<{ id: string; token_hash: string }>('select id, token_hash from devices where user_id = $1', [
      id,
    ]);

  it('are listed with what they are and when they were used, this one first', async () => {
    const rosa = await api.signUp();
    const phone = await login(rosa);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const seen = { id: expect.any(String), signedInAt: moment, lastSeenAt: moment };
    expect(await list(phone)).toEqual([
      { ...seen, name: 'Chrome on Android', isThisDevice: true },
      { ...seen, name: 'Browser', isThisDevice: false },
    ]);
    expect((await list(rosa))[0]).toMatchObject({ name: 'Browser', isThisDevice: true });
  });

  it('say when they were used last, to within an hour', async () => {
    const rosa = await api.signUp();
    const seenBefore = async (interval: string) => {
      await api.sql(`update sessions set seen_at = now() - $2::interval where user_id = $1`, [
        rosa.id,
        interval,
      ]);
      const [{ lastSeenAt }] = await list(rosa);
      return Math.round((Date.now() - Date.parse(lastSeenAt)) / 60_000);
    };
    expect(await seenBefore('50 minutes')).toBe(50);
    expect(await seenBefore('70 minutes')).toBe(0);
  });

  it('are one for each browser, however often it logs in', async () => {
    const rosa = await api.signUp();
    for (let n = 0; n < 3; n += 1) await login(rosa, rosa);
    rosa.cookies.delete('sid');
    await login(rosa, rosa);
    expect(await list(rosa)).toHaveLength(1);
    expect(await rowsOf(rosa)).toHaveLength(1);
    expect(await api.sql('select 1 from sessions where user_id = $1', [rosa.id])).toHaveLength(1);
  });

  it('are not those of another person who uses the same browser', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    await login(otto, rosa);
    expect(await list(otto)).toHaveLength(2);
    expect(await list(await login(rosa))).toHaveLength(1); // the browser has gone over to Otto
  });

  it('are signed out one by one', async () => {
    const rosa = await api.signUp();
    const [phone, tablet] = [await login(rosa), await login(rosa)];
    const [{ id }] = await list(phone);
    await rosa.delete(`${path}/${id}`).expect(204);
    await phone.get('/api/auth/user').expect(401);
    await tablet.get('/api/auth/user').expect(200);
    expect(await list(rosa)).toHaveLength(2);
    expect((await rosa.delete(`${path}/${id}`).expect(404)).body.code).toBe('device-not-found');
  });

  it('are signed out all together, but this one', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const others = [await login(rosa), await login(rosa)];
    await rosa.delete(path).expect(204);
    for (const other of others) await other.get('/api/auth/user').expect(401);
    expect(await list(rosa)).toHaveLength(1);
    expect(await rowsOf(rosa)).toHaveLength(1);
    await otto.get('/api/auth/user').expect(200);
  });

  it('are nobody else’s to see or to sign out', async () => {
    const [rosa, mallory] = [await api.signUp(), await api.signUp()];
    const [{ id }] = await list(rosa);
    await mallory.delete(`${path}/${id}`).expect(404);
    await mallory.delete(path).expect(204);
    await mallory.delete(`${path}/not-an-id`).expect(404);
    expect((await list(mallory)).map((device: { id: string }) => device.id)).not.toContain(id);
    await rosa.get('/api/auth/user').expect(200);
    const visitor = api.visitor();
    await visitor.get(path).expect(401);
    await visitor.delete(path).expect(401);
    await visitor.delete(`${path}/${id}`).expect(401);
  });

  it('are forgotten at logout, cookie and all', async () => {
    const rosa = await api.signUp();
    await rosa.get('/api/logout', { 'sec-fetch-site': 'same-origin' }).expect(303);
    expect([...rosa.cookies.keys()]).toEqual([]);
    expect(await rowsOf(rosa)).toEqual([]);
  });

  it('are forgotten with a new password, and this one gets a new cookie', async () => {
    const rosa = await api.signUp();
    await login(rosa);
    const [before] = [rosa.cookies.get('device')];
    const body = { currentPassword: rosa.password, newPassword: 'my own password now' };
    await rosa.put('/api/account/password', body).expect(200);
    expect(rosa.cookies.get('device')).not.toBe(before);
    expect(await list(rosa)).toHaveLength(1);
    expect(await rowsOf(rosa)).toHaveLength(1);
  });

  it('are kept in the table without what a cookie says', async () => {
    const rosa = await api.signUp();
    const [token] = decodeURIComponent(rosa.cookies.get('device')!).split('.');
    expect((await rowsOf(rosa))[0]!.token_hash).not.toContain(token);
  });

  it('are thirty at most: the one that signed in longest ago is signed out', async () => {
    const rosa = await api.signUp();
    await api.sql(
      `insert into devices (user_id, token_hash, seen_at)
       select $1, gen_random_uuid()::text, now() - interval '1 hour' from generate_series(1, 29)`,
      [rosa.id],
    );
    await api.sql(
      `update devices set seen_at = now() - interval '1 day'
        where id = (select device_id from sessions where user_id = $1)`,
      [rosa.id],
    );
    const phone = await login(rosa);
    expect(await rowsOf(rosa)).toHaveLength(30);
    await rosa.get('/api/auth/user').expect(401);
    await phone.get('/api/auth/user').expect(200);
  });

  it('are deleted when nobody has signed in with them for longer than a cookie lives', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    for (const [person, days] of [
      [rosa, 401],
      [otto, 399],
    ] as const)
      await api.sql(`update devices set seen_at = now() - make_interval(days => $2) where user_id = $1`, [
        person.id,
        days,
      ]);
    await api.app.get(SessionSweeper, { strict: false }).sweep();
    expect([await rowsOf(rosa), await rowsOf(otto)]).toEqual([[], [expect.anything()]]);
  });
});
