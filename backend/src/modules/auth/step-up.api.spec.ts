import { CONFIRMED_S } from './domain/session-life.js';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('what a stranger at an open device must not do', () => {
  let api: Api;
  let rosa: Person;
  let boss: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker({ ADMIN_EMAILS: 'boss@leaflore.test', RATE_LIMITS: 'on' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    await age(rosa);
    await age(boss);
  });

  const age = ({ id }: Person, seconds = CONFIRMED_S + 1) =>
    api.sql(`update sessions set confirmed_at = now() - $2 * interval '1 second' where user_id = $1`, [
      id,
      seconds,
    ]);
  const confirm = (person: Person, password = person.password) =>
    person.post('/api/account/confirm', { password });
  const exports = (person: Person) => person.post('/api/account/export');

  it.each([
    ['download everything', () => exports(rosa)],
    [
      'save a file with everything that was made before',
      () => rosa.get(`/api/account/exports/${NOBODY}/file`),
    ],
    ['give premium', () => boss.put(`/api/admin/people/${rosa.id}/premium`)],
    ['take premium back', () => boss.delete(`/api/admin/people/${rosa.id}/premium`)],
    ['download the photos to learn from', () => boss.get('/api/admin/learning-photos')],
    ['mail everybody', () => boss.post('/api/admin/newsletter/issues', { month: '2026-11' })],
  ])('is: %s', async (_, ask) => {
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([403, 'confirmation-needed']);
  });

  it('may be done for ten minutes after the password, and then no more', async () => {
    await confirm(rosa).expect(204);
    await exports(rosa).expect(202);
    await age(rosa, CONFIRMED_S - 5);
    await exports(rosa).expect(202);
    await age(rosa, CONFIRMED_S + 1);
    await exports(rosa).expect(403);
  });

  it('may be done right after a login', async () => {
    const browser = api.visitor();
    await browser.post('/api/login', { email: rosa.email, password: rosa.password }).expect(200);
    await exports(browser).expect(202);
  });

  it('may be done in the session of the password alone', async () => {
    const elsewhere = api.visitor();
    await elsewhere.post('/api/login', { email: rosa.email, password: rosa.password }).expect(200);
    await age(rosa);
    await confirm(elsewhere).expect(204);
    await exports(rosa).expect(403);
    await exports(elsewhere).expect(202);
  });

  it('is not opened by a wrong password, and guesses are counted', async () => {
    expect((await confirm(rosa, 'a guess').expect(400)).body.code).toBe('wrong-password');
    await exports(rosa).expect(403);
    for (let n = 1; n < 10; n += 1) await confirm(rosa, `guess ${n}`).expect(400);
    await confirm(rosa).expect(429);
    await exports(rosa).expect(403);
  });

  it('says who may not ask at all before it asks for the password', async () => {
    const { body } = await rosa.put(`/api/admin/people/${NOBODY}/premium`).expect(403);
    expect(body.code).toBe('admin-required');
    await api.visitor().post('/api/account/confirm', { password: 'x' }).expect(401);
  });

  it('needs no password for what everybody does all day', async () => {
    await rosa.post('/api/plants', { commonName: 'Fern' }).expect(201);
    await rosa.get('/api/account/exports').expect(200);
  });
});
