import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { Authenticator } from '../../../../test/authenticator.js';

const path = '/api/account/passkeys';
const login = '/api/login/passkey';

describe('passkeys', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const askToAdd = async (person: Person) => (await person.post(`${path}/options`).expect(201)).body.options;
  const askToLogIn = async (browser: Person) =>
    (await browser.post(`${login}/options`).expect(201)).body.options;
  async function add(person: Person, key = new Authenticator()): Promise<Authenticator> {
    const credential = key.create(await askToAdd(person));
    await person.post(path, { credential, name: 'My phone' }).expect(204);
    return key;
  }
  const list = async (person: Person) => (await person.get('/api/account/sign-in').expect(200)).body.passkeys;
  const codeOf = async (sending: PromiseLike<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await sending;
    return [status, body.code];
  };
  const REFUSED = [400, 'passkey-refused'];

  it('are added, listed, and log a person in without a password', async () => {
    const key = await add(rosa);
    const seen = { id: expect.any(String), createdAt: expect.any(String) };
    expect(await list(rosa)).toEqual([{ ...seen, name: 'My phone', usedAt: null }]);
    const browser = api.visitor();
    const credential = key.get(await askToLogIn(browser));
    const { body } = await browser.post(login, { credential }).expect(200);
    expect(body.user.id).toBe(rosa.id);
    expect((await browser.account()).id).toBe(rosa.id);
    expect((await list(rosa))[0].usedAt).toEqual(expect.any(String));
  });

  it('log in where two-step login is on: the device has asked for a finger or a PIN', async () => {
    const key = await add(rosa);
    await api.sql(`insert into two_step (user_id, secret, enabled_at) values ($1, 'x', now())`, [rosa.id]);
    const browser = api.visitor();
    await browser.post(login, { credential: key.get(await askToLogIn(browser)) }).expect(200);
  });

  it.each([
    ['another site', { origin: 'http://leaflore.example' }],
    ['a part of ours that is not ours', { origin: 'http://evil.leaflore.test' }],
    ['another name', { rpId: 'leaflore.example' }],
    ['nobody in front of it', { unverified: true }],
    ['another person’s mark', { userHandle: 'b3R0bw' }],
    ['the answer to another question', { type: 'webauthn.create' }],
  ])('do not log in with %s', async (_, wrong) => {
    const key = await add(rosa);
    const browser = api.visitor();
    const credential = key.get(await askToLogIn(browser), wrong);
    expect(await codeOf(browser.post(login, { credential }))).toEqual(REFUSED);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it.each([
    ['another site', { origin: 'http://leaflore.example' }],
    ['another name', { rpId: 'leaflore.example' }],
    ['nobody in front of it', { unverified: true }],
    ['the answer to another question', { type: 'webauthn.get' }],
  ])('are not added with %s', async (_, wrong) => {
    const credential = new Authenticator().create(await askToAdd(rosa), wrong);
    expect(await codeOf(rosa.post(path, { credential, name: 'x' }))).toEqual(REFUSED);
    expect(await list(rosa)).toEqual([]);
  });

  it('answer a question once', async () => {
    const key = await add(rosa);
    const browser = api.visitor();
    const options = await askToLogIn(browser);
    const answers = await Promise.all(
      [key.get(options), key.get(options), key.get(options)].map((credential) =>
        api.visitor().post(login, { credential }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('answer our questions only, in time, and each its own', async () => {
    const key = await add(rosa);
    const browser = api.visitor();
    const answer = (options: { challenge: string }) =>
      codeOf(browser.post(login, { credential: key.get(options) }));
    expect(await answer({ challenge: 'bWFkZSB1cA' })).toEqual(REFUSED);
    expect(await answer(await askToAdd(rosa))).toEqual(REFUSED);
    const late = await askToLogIn(browser);
    await api.sql(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect(await answer(late)).toEqual(REFUSED);
    const otto = await api.signUp();
    const stolen = new Authenticator().create(await askToAdd(otto));
    expect(await codeOf(rosa.post(path, { credential: stolen, name: 'x' }))).toEqual(REFUSED);
    const asLogin = new Authenticator().create(await askToLogIn(browser));
    expect(await codeOf(rosa.post(path, { credential: asLogin, name: 'x' }))).toEqual(REFUSED);
  });

  it('that were copied are noticed by their count', async () => {
    const key = await add(rosa);
    const browser = api.visitor();
    const use = async (counter: number) =>
      (await browser.post(login, { credential: key.get(await askToLogIn(browser), { counter }) })).status;
    expect([await use(7), await use(7), await use(3), await use(8)]).toEqual([200, 400, 400, 200]);
  });

  it('that nobody knows, or another one signed for, log nobody in', async () => {
    const browser = api.visitor();
    const unknown = new Authenticator().get(await askToLogIn(browser));
    expect(await codeOf(browser.post(login, { credential: unknown }))).toEqual([401, 'passkey-unknown']);
    const [mine, other] = [await add(rosa), new Authenticator()];
    const signed = other.get(await askToLogIn(browser));
    const forged = { ...signed, id: mine.id.toString('base64url'), rawId: mine.id.toString('base64url') };
    expect(await codeOf(browser.post(login, { credential: forged }))).toEqual(REFUSED);
  });

  it('belong to one person', async () => {
    const key = await add(rosa);
    const otto = await api.signUp();
    const credential = key.create(await askToAdd(otto));
    expect(await codeOf(otto.post(path, { credential, name: 'x' }))).toEqual(REFUSED);
    expect(await list(otto)).toEqual([]);
  });

  it('are removed by their owner alone, and then open nothing', async () => {
    const key = await add(rosa);
    const [{ id }] = await list(rosa);
    const otto = await api.signUp();
    expect(await codeOf(otto.delete(`${path}/${id}`))).toEqual([404, 'passkey-not-found']);
    await rosa.delete(`${path}/${id}`).expect(204);
    const browser = api.visitor();
    const credential = key.get(await askToLogIn(browser));
    expect(await codeOf(browser.post(login, { credential }))).toEqual([401, 'passkey-unknown']);
  });

  it('are ten at most', async () => {
    await api.sql(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       select $1::uuid, 'key' || n || $1::text, 'x', 0, '{}', 'x' from generate_series(1, 10) n`,
      [rosa.id],
    );
    expect(await codeOf(rosa.post(`${path}/options`))).toEqual([409, 'too-many-passkeys']);
    await api.sql('delete from passkeys where id in (select id from passkeys where user_id = $1 limit 1)', [
      rosa.id,
    ]);
    const asked = [await askToAdd(rosa), await askToAdd(rosa)];
    const added = asked.map((options) =>
      rosa.post(path, { credential: new Authenticator().create(options), name: 'One more' }),
    );
    expect((await Promise.all(added)).map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('are ten at most, also of those that were asked for before there were ten', async () => {
    const options = await askToAdd(rosa);
    await api.sql(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       select $1::uuid, 'key' || n || $1::text, 'x', 0, '{}', 'x' from generate_series(1, 10) n`,
      [rosa.id],
    );
    const credential = new Authenticator().create(options);
    expect(await codeOf(rosa.post(path, { credential, name: 'x' }))).toEqual([409, 'too-many-passkeys']);
  });

  it('need the person’s own hand to be added or removed', async () => {
    await add(rosa);
    const [{ id }] = await list(rosa);
    const options = await askToAdd(rosa);
    await api.sql(`update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`, [
      rosa.id,
    ]);
    const credential = new Authenticator().create(options);
    const calls = [
      rosa.post(`${path}/options`),
      rosa.post(path, { credential, name: 'x' }),
      rosa.delete(`${path}/${id}`),
    ];
    for (const call of calls) expect(await codeOf(call)).toEqual([403, 'confirmation-needed']);
    expect(await list(rosa)).toHaveLength(1);
  });

  it.each([
    {},
    { id: 5 },
    { response: null },
    { response: { clientDataJSON: 'e30' } },
    { id: 'x', response: [] },
  ])('refuse nonsense: %j', async (credential) => {
    expect(await codeOf(api.visitor().post(login, { credential }))).toEqual(REFUSED);
    expect(await codeOf(rosa.post(path, { credential, name: 'x' }))).toEqual(REFUSED);
  });
});

describe('passkeys where the server has no name', () => {
  it('are not offered', async () => {
    const api = await startApiWithoutWorker({ PUBLIC_URL: 'http://127.0.0.1:3000' });
    const { status, body } = await api
      .visitor()
      .post(`${login}/options`, {}, { origin: 'http://127.0.0.1:3000' });
    expect([status, body.code]).toEqual([409, 'passkeys-need-a-name']);
    await api.stop();
  });
});
