import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('people, as admins find them', () => {
  let api: Api;
  let boss: Person;
  let rosa: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
    rosa = await api.signUp({ email: 'Rosa.Fern@leaflore.test' });
    const otto = await api.signUp({ email: 'otto@leaflore.test' });
    const name = `update users set first_name = $2, last_name = $3 where id = $1`;
    await api.sql(name, [boss.id, 'Ida', 'Boss']);
    await api.sql(name, [otto.id, 'Ótto', 'von Rose_%']);
  });
  afterAll(() => api.stop());

  const search = async (text: string) => {
    const { body } = await boss.get('/api/admin/people').query({ search: text }).expect(200);
    return (body as { email: string }[]).map(({ email }) => email);
  };
  const premium = `/api/admin/people/`;
  const give = (body: object, id = rosa.id) => boss.put(`${premium}${id}/premium`, body);
  const found = async () => (await boss.get('/api/admin/people?search=rosa.fern').expect(200)).body[0];
  const rosas = 'rosa.fern@leaflore.test';

  it.each([
    ['the beginning of an address, in any case', ' ROSA.', [rosas]],
    ['the beginning of a first name', 'ros', [rosas]],
    ['first and last name', 'rosa mo', [rosas]],
    ['the beginning of a last name', 'moss', [rosas]],
    ['a letter with an accent', 'óT', ['otto@leaflore.test']],
    ['signs that mean something to a database', 'von rose_%', ['otto@leaflore.test']],
    ['such signs alone', '%', []],
    ['the middle of a name', 'oss', []],
    ['nothing', '', ['otto@leaflore.test', rosas, 'boss@leaflore.test']],
  ])('are found by %s', async (_, text, emails) => expect(await search(text)).toEqual(emails));

  it('come in pages, with what was searched for', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/api/admin/people?limit=1&search=ro';
    for (let pages = 0; path && pages < 4; pages += 1) {
      const answer: { body: { email: string }[]; headers: { link?: string } } = await boss
        .get(path)
        .expect(200);
      seen.push(...answer.body.map(({ email }) => email));
      path = /<([^>]+)>/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual([rosas]);
    const { headers } = await boss.get('/api/admin/people?limit=1').expect(200);
    const { body } = await boss.get(/<([^>]+)>/.exec(headers.link!)![1]!).expect(200);
    expect(body).toMatchObject([{ email: rosas }]);
  });

  it('come newest first also where very many begin with a text', async () => {
    await api.sql(
      `insert into users (email, first_name, last_name, password_hash, created_at)
       select 'zed' || n || '@leaflore.test', 'Zed', 'Zed', '', now() - n * interval '1 minute' from generate_series(1, 1100) n`,
    );
    const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
    const zeds = (of: number[]) => of.map((n) => `zed${n}@leaflore.test`);
    expect(await search('zed')).toEqual(zeds(numbers));
    expect(await search('zed110')).toEqual(zeds([110, 1100]));
    await api.sql(`delete from users where first_name = 'Zed'`);
  });

  it('are listed with what an admin needs, and nothing else', async () => {
    expect(await found()).toEqual({
      id: rosa.id,
      email: rosas,
      firstName: 'Rosa',
      lastName: 'Moss',
      isPremium: false,
      isSubscribed: false,
      grant: null,
      identificationsUsed: 0,
      emailVerifiedAt: null,
      createdAt: expect.any(String),
    });
  });

  it('get premium from an admin, with and without an end, and lose it again; both are in the activity log', async () => {
    await give({ until: '2099-12-31' }).expect(204);
    expect(await found()).toMatchObject({ isPremium: true, grant: { until: '2099-12-31' } });
    await give({}).expect(204);
    expect(await found()).toMatchObject({ isPremium: true, grant: { until: null } });
    expect((await rosa.account()).isPremium).toBe(true);
    await boss.delete(`${premium}${rosa.id}/premium`).expect(204);
    expect(await found()).toMatchObject({ isPremium: false, grant: null });
    const written = () =>
      api.sql(
        `select user_id, details from user_activities where action in ('premium', 'moderation') order by created_at`,
      );
    const entries = await eventually(written, ({ length }) => length === 6);
    expect(entries).toContainEqual({ user_id: boss.id, details: 'Gave premium to a member' });
    expect(entries).toContainEqual({ user_id: rosa.id, details: 'Was given premium until 2099-12-31' });
    expect(entries).toContainEqual({ user_id: boss.id, details: 'Took premium back from a member' });
  });

  it('who pay for premium are known by that, whatever an admin gave', async () => {
    await api.sql(
      `insert into subscriptions (id, user_id, plan, status, current_period_end, cancel_at_period_end, paid_until, is_returned,
                                  created_at, read_at)
       values ('sub_1', $1, 'annual', 'active', now() + interval '1 year', false, now() + interval '1 year', false, now(), now())`,
      [rosa.id],
    );
    await give({ until: '2099-12-31' }).expect(204);
    expect(await found()).toMatchObject({
      isPremium: true,
      isSubscribed: true,
      grant: { until: '2099-12-31' },
    });
    await boss.delete(`${premium}${rosa.id}/premium`).expect(204);
    expect(await found()).toMatchObject({ isPremium: true, isSubscribed: true, grant: null });
    await api.sql(`update subscriptions set status = 'canceled'`);
    await give({}).expect(204);
    expect(await found()).toMatchObject({ isPremium: true, isSubscribed: false });
    await boss.delete(`${premium}${rosa.id}/premium`).expect(204);
    await api.sql(`delete from subscriptions`);
  });

  it('get no premium until a day that is over, that is none, or where nobody is', async () => {
    expect((await give({ until: '2020-01-01' }).expect(400)).body.code).toBe('grant-is-over');
    await give({ until: '2099-02-30' }).expect(400);
    await give({ until: 7 }).expect(400);
    expect((await give({}, NOBODY).expect(404)).body.code).toBe('account-not-found');
    await boss.delete(`${premium}${NOBODY}/premium`).expect(404);
    expect(await found()).toMatchObject({ isPremium: false });
  });

  it('cannot give it to themselves', async () => {
    await rosa.put(`${premium}${rosa.id}/premium`).expect(403);
    await api.visitor().put(`${premium}${rosa.id}/premium`).expect(401);
    expect((await rosa.account()).isPremium).toBe(false);
  });
});
