import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';

const BOSS = 'boss@leaflore.test';

describe('an email address', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi({ ADMIN_EMAILS: BOSS })));
  afterAll(() => api.stop());

  const mailsTo = ({ email }: Person) =>
    api.mails('verification').filter((mail) => mail.includes(`To: ${email}`));
  /** The token of the newest link to this person, once so many have come. */
  const tokenOf = async (person: Person, count = 1) => {
    const mails = await eventually(
      () => mailsTo(person),
      ({ length }) => length === count,
    );
    return /http:\/\/leaflore\.test\/verify-email\?token=([\w-]{40,})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
  };
  const verify = (person: Person, token: string) => person.post('/api/email/verify', { token });
  const sendAgain = (person: Person) => person.post('/api/email/verification').expect(202);
  const isVerified = async (person: Person) => (await person.account()).emailVerifiedAt !== null;

  it('is confirmed by the link that came with the registration, once', async () => {
    const rosa = await api.signUp();
    expect(await isVerified(rosa)).toBe(false);
    const token = await tokenOf(rosa);
    expect(mailsTo(rosa)[0]).toContain('within 24 hours');
    const { body } = await verify(rosa, token).expect(200);
    expect(body).toMatchObject({ id: rosa.id, isAdmin: false, emailVerifiedAt: expect.any(String) });
    expect(await isVerified(rosa)).toBe(true);
    const again = await verify(rosa, token).expect(400);
    expect(again.body.code).toBe('verification-link-spent');
  });

  it('is confirmed once when the link is opened twice at the same moment', async () => {
    const rosa = await api.signUp();
    const token = await tokenOf(rosa);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(rosa, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('is not confirmed by the link of another account, which still works for its owner', async () => {
    const [rosa, mallory] = [await api.signUp(), await api.signUp()];
    const token = await tokenOf(rosa);
    await api.visitor().post('/api/email/verify', { token }).expect(401);
    expect((await verify(mallory, token).expect(400)).body.code).toBe('verification-link-spent');
    expect([await isVerified(rosa), await isVerified(mallory)]).toEqual([false, false]);
    await verify(rosa, token).expect(200);
  });

  it('is not confirmed by a link that has run out', async () => {
    const rosa = await api.signUp();
    const token = await tokenOf(rosa);
    const [left] = await api.sql<{ h: number }>(
      'select round(extract(epoch from expires_at - now()) / 3600)::int as h from email_verifications where user_id = $1',
      [rosa.id],
    );
    expect(left!.h).toBe(24);
    await api.sql(
      `update email_verifications set expires_at = now() - interval '1 second' where user_id = $1`,
      [rosa.id],
    );
    await verify(rosa, token).expect(400);
  });

  it('is confirmed by the first mail, too, when another one was asked for', async () => {
    const rosa = await api.signUp();
    const first = await tokenOf(rosa);
    const { body } = await sendAgain(rosa);
    expect(body.message).toMatch(/ask the person who runs it/); // no mail server is set up here
    const second = await tokenOf(rosa, 2);
    expect(second).toBe(first);
    await verify(rosa, first).expect(200);
    await verify(rosa, second).expect(400);
  });

  it('gets no further link once it is confirmed', async () => {
    const rosa = await api.signUp();
    await verify(rosa, await tokenOf(rosa)).expect(200);
    expect((await sendAgain(rosa)).body.message).toBe('Your email address is confirmed already.');
    expect(await api.sql(`select 1 from outbox where name = 'mail-verification-link'`)).toEqual([]);
    await api.visitor().post('/api/email/verification').expect(401);
  });

  it('is not confirmed by somebody who reads the table, nor by made-up links', async () => {
    const rosa = await api.signUp();
    const token = await tokenOf(rosa);
    const [row] = await api.sql<{ token_hash: string }>(
      'select token_hash from email_verifications where user_id = $1',
      [rosa.id],
    );
    expect(row!.token_hash).not.toContain(token);
    for (const made of [row!.token_hash, 'x', "' or true --", '\u0000', 'x'.repeat(101), ''])
      await verify(rosa, made).expect(400);
    await rosa.post('/api/email/verify', { token: { $ne: '' } }).expect(400);
    expect(await isVerified(rosa)).toBe(false);
  });

  it('of an admin gives no rights to whom it does not belong', async () => {
    const squatter = await api.signUp({ email: BOSS });
    expect((await squatter.account()).isAdmin).toBe(false);
    await squatter.get('/api/admin/mailbox').expect(403);
    const taken = await api
      .visitor()
      .post('/api/register', { email: BOSS, firstName: 'B', lastName: 'B', password: 'a calm green place' })
      .expect(409);
    expect(taken.body.code).toBe('email-taken');

    // Its owner opens the squatter's link, which does nothing without that account's session, and then asks for a new password.
    const boss = api.visitor();
    await boss.post('/api/email/verify', { token: await tokenOf(squatter) }).expect(401);
    await boss.post('/api/password/forgot', { email: BOSS }).expect(202);
    const mail = await eventually(() => api.mails().find((text) => text.includes(`To: ${BOSS}`)), Boolean);
    const token = /reset=([\w-]+)/.exec(mail!)![1];
    await boss.post('/api/password/reset', { token, password: 'the boss is back' }).expect(200);
    await squatter.get('/api/auth/user').expect(401);
    await boss.post('/api/login', { email: BOSS, password: 'the boss is back' }).expect(200);
    expect((await boss.account()).isAdmin).toBe(true);
    await boss.get('/api/admin/mailbox').expect(200);
  });

  it('that is not confirmed gets no reminder, and the settings say so', async () => {
    const rosa = await api.signUp();
    await tokenOf(rosa);
    expect((await rosa.get('/api/reminders').expect(200)).body.isEmailConfirmed).toBe(false);
    const { body } = await rosa.post('/api/reminders/test', { channel: 'email' }).expect(200);
    expect(body).toEqual({ sent: false, message: expect.stringMatching(/confirm your email address first/) });
    expect(api.mails().some((mail) => mail.includes(`To: ${rosa.email}`))).toBe(false);
  });
});

describe('links to confirm an address, as many as somebody asks for', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })));
  afterAll(() => api.stop());

  let places = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(places += 1)}` });
  const register = async (email: string) => {
    const person = api.visitor();
    const body = { email, firstName: 'Rosa', lastName: 'Moss', password: person.password };
    await person.post('/api/register', body, elsewhere()).expect(201);
    return person;
  };

  it('are three an hour for an account', async () => {
    const rosa = await register('often@leaflore.test');
    for (let n = 0; n < 3; n += 1) await rosa.post('/api/email/verification').expect(202);
    const { headers } = await rosa.post('/api/email/verification').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('are six a day for an address, however often it is registered again', async () => {
    const email = 'victim@leaflore.test';
    for (let n = 0; n < 8; n += 1) {
      const someone = await register(email);
      await jobsAreDone(api);
      await someone.delete('/api/account').send({ password: someone.password }).expect(204);
    }
    const sent = await api.sql<{ points: number }>(
      `select points from rate_limits where key like 'verification-recipient:%' and points >= 7`,
    );
    expect(sent).toHaveLength(1);
    const last = await register(email);
    expect((await last.post('/api/email/verification', {}, elsewhere()).expect(429)).body.code).toBe(
      'too-many-tries',
    );
    await jobsAreDone(api);
    expect(api.mails('verification').filter((mail) => mail.includes(`To: ${email}`))).toEqual([]);
  });
});
