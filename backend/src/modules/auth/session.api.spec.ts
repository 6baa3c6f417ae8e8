import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { eventually } from '../../../test/eventually.js';
import { SlowRequest } from '../../../test/slow-request.js';
import { statementsOf } from '../../../test/statements.js';
import { Devices } from './devices.service.js';
import { SessionRepository } from './session.repository.js';

const login = (person: Person) =>
  person.post('/api/login', { email: person.email, password: person.password });

describe('sessions', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  const open = async ({ id }: Person) =>
    (await api.app.get(Devices, { strict: false }).signIn({ userId: id, userAgent: 'a browser' }, {}))!
      .session;
  /** Somebody else who got hold of this cookie. */
  const withCookie = (sid: string) => {
    const thief = api.visitor();
    thief.cookies.set('sid', sid);
    return thief;
  };

  it('are kept in a cookie that scripts cannot read and other sites do not send', async () => {
    const rosa = await api.signUp();
    const { headers } = await login(rosa).expect(200);
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^sid=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('change their id at login, and the old one is dead', async () => {
    const rosa = await api.signUp();
    const before = rosa.cookies.get('sid')!;
    await login(rosa).expect(200);
    expect(rosa.cookies.get('sid')).not.toBe(before);
    await rosa.get('/api/auth/user').expect(200);
    await withCookie(before).get('/api/auth/user').expect(401);
  });

  it('never take over an id that somebody planted before the login', async () => {
    const { email, password } = await api.signUp();
    const victim = withCookie('planted');
    await victim.post('/api/login', { email, password }).expect(200);
    expect(victim.cookies.get('sid')).not.toBe('planted');
    await withCookie('planted').get('/api/auth/user').expect(401);
  });

  it('say of every answer for whom it is, so that a device keeps it for nobody else', async () => {
    const rosa = await api.signUp();
    const { headers } = await rosa.get('/api/auth/user').expect(200);
    expect(headers['x-account']).toBe(rosa.id);
    const nobody = await api.visitor().get('/api/auth/user').expect(401);
    expect(nobody.headers['x-account']).toBeUndefined();
  });

  it('end at logout, which leads home', async () => {
    const rosa = await api.signUp();
    const sid = rosa.cookies.get('sid')!;
    await rosa
      .get('/api/logout', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })
      .expect(303)
      .expect('location', '/');
    expect(rosa.cookies.has('sid')).toBe(false);
    await withCookie(sid).get('/api/auth/user').expect(401);
    expect(await api.sql('select 1 from sessions where user_id = $1', [rosa.id])).toHaveLength(0);
  });

  it('carry a hint of the plan for the page that is sent first; nothing believes it, and it ends with them', async () => {
    const rosa = await api.signUp();
    rosa.cookies.set('plan', 'premium');
    expect(await rosa.account()).toMatchObject({ isPremium: false, entitlements: { expertChat: false } });
    expect(rosa.cookies.has('plan')).toBe(false);
    await api.sql('update users set is_premium = true where id = $1', [rosa.id]);
    const { headers } = await login(rosa).expect(200);
    expect(headers['set-cookie']).toContain('plan=premium; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
    expect((await rosa.get('/api/auth/user').expect(200)).headers['set-cookie']).toBeUndefined();
    await rosa.get('/api/logout', { 'sec-fetch-site': 'same-origin' }).expect(303);
    expect(rosa.cookies.has('plan')).toBe(false);
  });

  it('end at logout for a visitor too, without a fuss', () => api.visitor().get('/api/logout').expect(303));

  it.each(['cross-site', 'same-site'])('do not end when a %s page sends one to logout', async (site) => {
    const rosa = await api.signUp();
    await rosa.get('/api/logout', { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' }).expect(303);
    await rosa.get('/api/auth/user').expect(200);
  });

  it('cannot be taken over by someone who reads the table', async () => {
    const rosa = await api.signUp();
    const [token] = decodeURIComponent(rosa.cookies.get('sid')!).split('.');
    const [row] = await api.sql<{ sid: string; text: string }>(
      'select sid, s::text as text from sessions s where user_id = $1',
      [rosa.id],
    );
    expect(row!.text).not.toContain(token);
    await withCookie(row!.sid).get('/api/auth/user').expect(401);
  });

  it('are nobody’s when the cookie was tampered with', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const [token, signature] = decodeURIComponent(rosa.cookies.get('sid')!).split('.') as [string, string];
    const [other] = decodeURIComponent(otto.cookies.get('sid')!).split('.') as [string];
    for (const cookie of [
      token,
      `${token}.`,
      `${other}.${signature}`,
      `${token}.${signature}x`,
      '%',
      'j:{}',
      "' or 1=1 --",
    ])
      await withCookie(encodeURIComponent(cookie)).get('/api/auth/user').expect(401);
  });

  it('end when they have run out', async () => {
    const rosa = await api.signUp();
    await api.sql(`update sessions set expire = now() - interval '1 second' where user_id = $1`, [rosa.id]);
    await rosa.get('/api/auth/user').expect(401);
    expect(rosa.cookies.has('sid')).toBe(false);
  });

  it('live on while they are used', async () => {
    const rosa = await api.signUp();
    await api.sql(
      `update sessions set expire = now() + interval '1 day', seen_at = now() - interval '2 hours' where user_id = $1`,
      [rosa.id],
    );
    await rosa.get('/api/auth/user').expect(200);
    const [row] = await api.sql<{ days: number }>(
      'select round(extract(epoch from expire - now()) / 86400)::int as days from sessions where user_id = $1',
      [rosa.id],
    );
    expect(row!.days).toBe(30);
  });

  it('end half a year after the login, however often they are used', async () => {
    const rosa = await api.signUp();
    const openedAt = new Date(Date.now() - 170 * 24 * 3600 * 1000).toISOString();
    await api.sql(
      `update sessions set expire = now() + interval '5 days', seen_at = now() - interval '2 hours', sess = (sess::jsonb || jsonb_build_object('openedAt', $2::text))::json where user_id = $1`,
      [rosa.id, openedAt],
    );
    const daysLeft = async () => {
      await rosa.get('/api/auth/user').expect(200);
      const [row] = await api.sql<{ days: number }>(
        'select round(extract(epoch from expire - now()) / 86400)::int as days from sessions where user_id = $1',
        [rosa.id],
      );
      return row!.days;
    };
    expect(await daysLeft()).toBe(10);
    expect(await daysLeft()).toBe(10);
  });

  it('are read in one query when requests come at the same moment, and each request gets its own', async () => {
    const sessions = api.app.get(SessionRepository, { strict: false });
    const people = [await api.signUp(), await api.signUp()];
    const tokens = await Promise.all(people.map(open));
    let found: unknown[] = [];
    const asked = await statementsOf(api, async () => {
      found = await Promise.all([...tokens, tokens[0]!, 'unknown'].map((token) => sessions.find(token)));
    });
    const [rosa, otto] = people.map(({ id }) => expect.objectContaining({ id }));
    expect(found).toEqual([rosa, otto, rosa, undefined]);
    expect(asked).toEqual(['session-find']);
  });

  it('are never remembered: one that has just ended is not found', async () => {
    const sessions = api.app.get(SessionRepository, { strict: false });
    const token = await open(await api.signUp());
    expect(await sessions.find(token)).toBeDefined();
    await sessions.end(token);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('allow nothing once they have ended, also to a request that had begun before and kept its body back', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const day = new Date().toISOString().slice(0, 10);
    const body = Buffer.from(JSON.stringify({ fromDay: day, toDay: day }));
    const slow = [rosa, otto].map((person) => {
      const headers = { expect: '100-continue', 'content-length': String(body.length) };
      return new SlowRequest(api, person, 'POST', '/api/away', headers);
    });
    await eventually(
      () => Promise.resolve(slow.every(({ wasAsked }) => wasAsked)),
      (wereAsked) => wereAsked,
    );
    const keptBackFrom = performance.now();
    await api.app.get(Devices, { strict: false }).signOutOthers(rosa.id);
    await eventually(
      () => Promise.resolve(performance.now() - keptBackFrom),
      (keptBackFor) => keptBackFor > 200,
    );
    const [refused, made] = await Promise.all(slow.map((request) => request.end(body).answer));
    expect([refused!.status, refused!.body.code, made!.status]).toEqual([
      401,
      'authentication-required',
      201,
    ]);
    expect(await api.sql('select 1 from sitter_links where user_id = $1', [rosa.id])).toEqual([]);
  });

  it('end with the account', async () => {
    const rosa = await api.signUp();
    await api.sql('delete from users where id = $1', [rosa.id]);
    await rosa.get('/api/auth/user').expect(401);
  });

  it('belong to the host alone and travel encrypted when the site is served over HTTPS', async () => {
    const origin = 'https://leaflore.test';
    const secure = await startApiWithoutWorker({ PUBLIC_URL: origin });
    try {
      const rosa = secure.visitor();
      const person = {
        firstName: 'Rosa',
        lastName: 'Moss',
        email: 'rosa@leaflore.test',
        password: rosa.password,
      };
      const { headers } = await rosa.post('/api/register', person, { origin }).expect(201);
      const cookies = headers['set-cookie'] as unknown as string[];
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies)
        expect(cookie).toMatch(/^__Host-\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
      await rosa.get('/api/auth/user').expect(200);
      const sid = rosa.cookies.get('__Host-sid')!;
      rosa.cookies.clear();
      rosa.cookies.set('sid', sid); // as a neighbouring host could set it
      await rosa.get('/api/auth/user').expect(401);
    } finally {
      await secure.stop();
    }
  });
});
