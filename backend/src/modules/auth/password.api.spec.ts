import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';

describe('passwords', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  const login = ({ email }: Person, password: string) =>
    api.visitor().post('/api/login', { email, password });
  const mailsTo = ({ email }: Person) => api.mails().filter((mail) => mail.includes(`To: ${email}`));
  const reset = (token: string, password = 'a brand new place') =>
    api.visitor().post('/api/password/reset', { token, password });
  /** Requests a link and returns the token from the mail. */
  const askForLink = async (person: Person) => {
    const before = mailsTo(person).length;
    await api.visitor().post('/api/password/forgot', { email: person.email.toUpperCase() }).expect(202);
    const mails = await eventually(
      () => mailsTo(person),
      ({ length }) => length > before,
    );
    return /http:\/\/leaflore\.test\/\?reset=([\w-]{40,})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
  };

  describe('that were forgotten', () => {
    it('get the same answer whether or not there is such an account', async () => {
      const rosa = await api.signUp();
      const known = await api.visitor().post('/api/password/forgot', { email: rosa.email }).expect(202);
      const unknown = await api
        .visitor()
        .post('/api/password/forgot', { email: `no-${rosa.email}` })
        .expect(202);
      expect(unknown.body).toEqual(known.body);
      expect(known.body.message).toMatch(/^This server sends no mail yet\./); // its mails are kept in a folder
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
      await eventually(
        () => mailsTo(rosa),
        ({ length }) => length > 0,
      );
      await jobsAreDone(api);
      expect(api.mails().some((mail) => mail.includes(`no-${rosa.email}`))).toBe(false);
    });

    it('are replaced by a link from the mail, once, and every session ends', async () => {
      const rosa = await api.signUp();
      const token = await askForLink(rosa);
      await reset(token).expect(200);
      await login(rosa, rosa.password).expect(401);
      await login(rosa, 'a brand new place').expect(200);
      await rosa.get('/api/auth/user').expect(401);
      const { body } = await reset(token, 'and again another').expect(400);
      expect(body).toMatchObject({
        code: 'reset-link-spent',
        message: expect.stringMatching(/ask for a new one/),
      });
      await login(rosa, 'a brand new place').expect(200);
    });

    it('are not replaced by one that many people use, and the link still works', async () => {
      const rosa = await api.signUp();
      const token = await askForLink(rosa);
      expect((await reset(token, 'sunshine1').expect(400)).body.code).toBe('weak-password');
      await login(rosa, rosa.password).expect(200);
      await reset(token).expect(200);
    });

    it('are replaced once when the link is opened twice at the same moment', async () => {
      const token = await askForLink(await api.signUp());
      const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `password number ${n}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    });

    it('get a mail when their password was replaced', async () => {
      const rosa = await api.signUp();
      await reset(await askForLink(rosa)).expect(200);
      const mails = await eventually(
        () => mailsTo(rosa),
        ({ length }) => length === 2,
      );
      expect(mails.at(-1)).toMatch(/Subject: Your Leaflore password was changed/);
    });

    it('are not replaced by a link that is older than half an hour', async () => {
      const rosa = await api.signUp();
      const token = await askForLink(rosa);
      const [left] = await api.sql<{ s: number }>(
        'select extract(epoch from expires_at - now())::int as s from password_resets where user_id = $1',
        [rosa.id],
      );
      expect(left!.s).toBeGreaterThan(1700);
      expect(left!.s).toBeLessThanOrEqual(1800);
      expect(mailsTo(rosa).at(-1)).toContain('within 30 minutes');
      await api.sql(
        `update password_resets set expires_at = now() - interval '1 second' where user_id = $1`,
        [rosa.id],
      );
      await reset(token).expect(400);
      await login(rosa, rosa.password).expect(200);
    });

    it('confirm the address to which the link came', async () => {
      const rosa = await api.signUp();
      await reset(await askForLink(rosa)).expect(200);
      await login(rosa, 'a brand new place').expect(200);
      const [row] = await api.sql<{ at: Date | null }>(
        'select email_verified_at as at from users where id = $1',
        [rosa.id],
      );
      expect(row!.at).toBeInstanceOf(Date);
    });

    it('are not replaced by a link that another link has made useless', async () => {
      const rosa = await api.signUp();
      const [first, second] = [await askForLink(rosa), await askForLink(rosa)];
      await reset(second).expect(200);
      await reset(first).expect(400);
    });

    it('are not replaced by somebody who reads the table', async () => {
      const rosa = await api.signUp();
      const token = await askForLink(rosa);
      const [row] = await api.sql<{ token_hash: string }>(
        'select token_hash from password_resets where user_id = $1',
        [rosa.id],
      );
      expect(row!.token_hash).not.toContain(token);
      await reset(row!.token_hash).expect(400);
    });

    it('are not replaced by weak ones, and the link still works', async () => {
      const token = await askForLink(await api.signUp());
      for (const weak of ['', '1234567', 'x'.repeat(129)]) await reset(token, weak).expect(400);
      await reset(token, 'moss4fen').expect(200);
    });

    it('are not replaced by made-up links', async () => {
      for (const token of ['x', "' or true --", '\u0000', 'x'.repeat(101)]) await reset(token).expect(400);
      await api
        .visitor()
        .post('/api/password/reset', { token: ['x'], password: 'long enough' })
        .expect(400);
    });
  });

  describe('that are changed', () => {
    const change = (person: Person, currentPassword: string, newPassword: string) =>
      person.put('/api/account/password', { currentPassword, newPassword });

    it('end every other session and keep this one', async () => {
      const rosa = await api.signUp();
      const phone = api.visitor();
      await phone.post('/api/login', { email: rosa.email, password: rosa.password }).expect(200);
      await change(rosa, rosa.password, 'a brand new place').expect(200);
      await rosa.get('/api/auth/user').expect(200);
      await phone.get('/api/auth/user').expect(401);
      await login(rosa, rosa.password).expect(401);
      await login(rosa, 'a brand new place').expect(200);
    });

    it('are mailed about to confirmed addresses only', async () => {
      const [rosa, otto] = [await api.signUp({ isVerified: true }), await api.signUp()];
      for (const person of [otto, rosa])
        await change(person, person.password, 'a brand new place').expect(200);
      await eventually(
        () => mailsTo(rosa),
        ({ length }) => length === 1,
      );
      await jobsAreDone(api);
      expect(mailsTo(otto)).toEqual([]);
    });

    it('make links useless that were mailed before', async () => {
      const rosa = await api.signUp();
      const token = await askForLink(rosa);
      await change(rosa, rosa.password, 'a brand new place').expect(200);
      await reset(token, 'from the old mail').expect(400);
    });

    it('need the current one', async () => {
      const rosa = await api.signUp();
      const { body } = await change(rosa, 'not the current one', 'a brand new place').expect(400);
      expect(body).toMatchObject({ code: 'wrong-password', message: 'Your current password isn’t right.' });
      await login(rosa, rosa.password).expect(200);
    });

    it.each(['', '1234567', 'x'.repeat(129)])('are not changed to %j', async (weak) => {
      const rosa = await api.signUp();
      const { body } = await change(rosa, rosa.password, weak).expect(400);
      expect(body.message).toBe('Please use 8 to 128 characters for the password');
    });

    it.each(['moss4fen', 'x'.repeat(128), '  blanks around  ', 'ñandú 🌵 grün'])(
      'may be %j',
      async (fine) => {
        const rosa = await api.signUp();
        await change(rosa, rosa.password, fine).expect(200);
        await login(rosa, fine).expect(200);
      },
    );

    it('need a session', async () => {
      await api
        .visitor()
        .put('/api/account/password', { currentPassword: 'x', newPassword: 'long enough' })
        .expect(401);
    });
  });
});
