import { Secret, TOTP } from 'otpauth';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { Authenticator } from '../../../test/authenticator.js';
import { hashToken, newToken } from '../../platform/hash.js';

const NEW = 'a brand new place';

describe('an account that its owner takes over with a link for a new password', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  async function addPasskey(person: Person): Promise<Authenticator> {
    const key = new Authenticator();
    const { body } = await person.post('/api/account/passkeys/options').expect(201);
    await person
      .post('/api/account/passkeys', { credential: key.create(body.options), name: 'A key' })
      .expect(204);
    return key;
  }
  async function turnTwoStepOn(person: Person): Promise<void> {
    const { body } = await person.post('/api/account/two-step').expect(201);
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    await person.put('/api/account/two-step', { code }).expect(200);
  }
  async function reset({ id }: Person): Promise<void> {
    const token = newToken();
    await api.sql(
      `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [hashToken(token), id],
    );
    await api.visitor().post('/api/password/reset', { token, password: NEW }).expect(200);
  }
  const loginByKey = async (key: Authenticator) => {
    const browser = api.visitor();
    const { body } = await browser.post('/api/login/passkey/options').expect(201);
    return browser.post('/api/login/passkey', { credential: key.get(body.options) });
  };
  const loginByPassword = ({ email }: Person) => api.visitor().post('/api/login', { email, password: NEW });
  const notes = async ({ id }: Person) =>
    (
      await api.sql<{ data: { change: string } }>(
        `select data from outbox where name = 'mail-sign-in-changed' and data ->> 'userId' = $1`,
        [id],
      )
    ).map(({ data }) => data.change);

  it('is closed to the person who had registered the address: their passkeys and codes are gone', async () => {
    const squatter = await api.signUp();
    const key = await addPasskey(squatter);
    await turnTwoStepOn(squatter);
    await reset(squatter);
    const { status, body } = await loginByKey(key);
    expect([status, body.code]).toEqual([401, 'passkey-unknown']);
    await loginByPassword(squatter).expect(200);
    expect(await notes(squatter)).toEqual(expect.arrayContaining(['passkeyRemoved', 'twoStepOff']));
    for (const table of ['passkeys', 'passkey_challenges', 'two_step', 'recovery_codes'])
      expect(await api.sql(`select 1 from ${table} where user_id = $1`, [squatter.id])).toEqual([]);
  });

  it('has no two-step login that was begun and may be turned on later', async () => {
    const squatter = await api.signUp();
    await squatter.post('/api/account/two-step').expect(201);
    await reset(squatter);
    expect(await api.sql('select 1 from two_step where user_id = $1', [squatter.id])).toEqual([]);
  });

  it('keeps the second step where its address was confirmed before', async () => {
    const rosa = await api.signUp({ isVerified: true });
    const key = await addPasskey(rosa);
    await turnTwoStepOn(rosa);
    await reset(rosa);
    expect((await loginByKey(key)).status).toBe(200);
    expect((await loginByPassword(rosa).expect(400)).body.code).toBe('code-needed');
  });

  it('shows nothing to plant sitters, calendars and devices that its owner did not choose', async () => {
    const [squatter, rosa] = [await api.signUp(), await api.signUp({ isVerified: true })];
    for (const { id } of [squatter, rosa]) {
      await api.sql(
        `insert into sitter_links (user_id, from_day, to_day, token_hash) values ($1, current_date, current_date + 7, $2)`,
        [id, hashToken(newToken())],
      );
      await api.sql(
        `insert into push_devices (user_id, endpoint, p256dh, auth, name) values ($1, $2, 'p', 'a', 'A phone')`,
        [id, `https://push.test/${id}`],
      );
    }
    const calendars: string[] = [];
    for (const person of [squatter, rosa]) {
      calendars.push((await person.post('/api/reminders/calendar').expect(200)).body.calendarUrl);
      await reset(person);
    }
    const owners = async (table: string, where = 'true') =>
      (await api.sql<{ id: string }>(`select user_id as id from ${table} where ${where}`)).map(
        ({ id }) => id,
      );
    expect(await owners('sitter_links', 'ended_at is null')).toEqual([rosa.id]);
    expect(await owners('push_devices')).toEqual([rosa.id]);
    const read = calendars.map((url) => api.visitor().get(new URL(url).pathname));
    expect((await Promise.all(read)).map(({ status }) => status)).toEqual([404, 200]);
  });

  it('lets nobody learn from its photos: its owner has not said so', async () => {
    const [squatter, rosa] = [await api.signUp(), await api.signUp({ isVerified: true })];
    for (const person of [squatter, rosa]) {
      await person.put('/api/account/learning-consent').expect(204);
      await reset(person);
    }
    const ids = await api.sql<{ id: string }>('select user_id as id from learning_consents');
    expect(ids.map(({ id }) => id)).toEqual([rosa.id]);
  });
});
