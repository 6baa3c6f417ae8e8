import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { statementsOf } from '../../../test/statements.js';
import { FEED } from './community.statements.js';
import { HIDDEN } from './moderation.statements.js';

const path = '/api/community/posts';
const NOBODY = '00000000-0000-4000-8000-000000000000';
interface Written {
  id: string;
  text: string;
}

describe('peace', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  let boss: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate community_posts cascade');
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  const publish = async (who: Person, text = 'A new leaf!'): Promise<Written> =>
    (await who.post(path, { text }).expect(201)).body;
  const feed = async (who: Person) => (await who.get(path).expect(200)).body;
  const desk = async (list: 'reports' | 'hidden') =>
    (await boss.get(`/api/admin/community/${list}`).expect(200)).body;
  const texts = async (who: Person) => (await feed(who)).map(({ text }: Written) => text);

  it('is kept by admins alone', async () => {
    const { id } = await publish(rosa);
    for (const list of ['reports', 'hidden', 'photos']) {
      await rosa.get(`/api/admin/community/${list}`).expect(403);
      await api.visitor().get(`/api/admin/community/${list}`).expect(401);
    }
    await rosa.post(`/api/admin/community/posts/${id}/hide`).expect(403);
    await otto.delete(`/api/admin/community/posts/${id}/hide`).expect(403);
  });

  it('is kept by a block: neither sees what the other writes, until it is taken back', async () => {
    const [mine] = [await publish(rosa, 'Rosa’s'), await publish(otto, 'Otto’s')];
    await otto.post(`${path}/${mine.id}/comments`, { text: 'Bah' }).expect(201);
    const ottos = (await feed(rosa)).find(({ text }: Written) => text === 'Otto’s')!;
    await rosa.post(`${path}/${ottos.id}/block`).expect(204);
    await otto.post(`${path}/${mine.id}/like`).expect(404);
    expect([await texts(rosa), await texts(otto)]).toEqual([['Rosa’s'], ['Otto’s']]);
    expect((await feed(rosa))[0]!.comments).toBe(0);
    expect((await rosa.get(`${path}/${mine.id}/comments`).expect(200)).body).toEqual([]);

    const { body: blocks } = await rosa.get('/api/community/blocks').expect(200);
    expect(blocks).toEqual([{ id: expect.any(String), name: 'Rosa M.' }]);
    expect((await otto.get('/api/community/blocks').expect(200)).body).toEqual([]);
    await otto.delete(`/api/community/blocks/${blocks[0].id}`).expect(404);
    await rosa.delete(`/api/community/blocks/${blocks[0].id}`).expect(204);
    expect(await texts(rosa)).toHaveLength(2);
  });

  it('is not to be had from oneself', async () => {
    const { id } = await publish(rosa);
    for (const action of ['block', 'report', 'hide'])
      expect((await rosa.post(`${path}/${id}/${action}`).expect(400)).body.code).toBe('own-post');
  });

  it('is kept by hiding a post from oneself: others see it, admins are told nothing, and it can come back', async () => {
    const { id } = await publish(rosa, 'Cactus or succulent?');
    const hide = `${path}/${id}/hide`;
    await Promise.all([otto.post(hide), otto.post(hide)]);
    expect(await texts(otto)).toEqual([]);
    await otto.post(`${path}/${id}/like`).expect(404);
    const ida = await api.signUp({ isPremium: true });
    expect(await texts(ida)).toEqual(['Cactus or succulent?']);
    expect((await boss.get('/api/admin/community/reports').expect(200)).body).toEqual([]);
    await ida.delete(hide).expect(204);
    expect(await texts(otto)).toEqual([]);
    await otto.delete(hide).expect(204);
    expect(await texts(otto)).toEqual(['Cactus or succulent?']);
    for (const method of ['post', 'delete'] as const) {
      await (await api.signUp())[method](hide).expect(403);
      await api.visitor()[method](hide).expect(401);
    }
  });

  it('is kept by reports: the reader does not see the post any more, admins see it and hide it', async () => {
    const { id } = await publish(rosa, 'Buy my pots!');
    await otto.post(`${path}/${id}/report`).expect(204);
    expect(await feed(otto)).toEqual([]);
    expect(await texts(rosa)).toEqual(['Buy my pots!']);
    const { body } = await boss.get('/api/admin/community/reports').expect(200);
    expect(body).toMatchObject([
      { kind: 'post', id, text: 'Buy my pots!', author: 'Rosa M.', reports: 1, photos: [] },
    ]);
    await boss.post(`/api/admin/community/posts/${id}/hide`).expect(204);
    expect(await desk('reports')).toEqual([]);
    expect(await desk('hidden')).toMatchObject([{ kind: 'post', id, author: 'Rosa M.', reports: 1 }]);
    const ida = await api.signUp({ isPremium: true });
    expect(await feed(ida)).toEqual([]);
    await ida.get(`${path}/${id}`).expect(404);
    await ida.post(`${path}/${id}/comments`, { text: 'Where?' }).expect(404);
    expect(await feed(rosa)).toMatchObject([{ id, isHidden: true }]);
    expect((await rosa.get('/api/community/own').expect(200)).body).toMatchObject([{ id, isHidden: true }]);
    const edited = await rosa.patch(`${path}/${id}`, { text: 'Pots, anybody?' }).expect(200);
    expect(edited.body).toMatchObject({ text: 'Pots, anybody?', isHidden: true });
    expect(await feed(ida)).toEqual([]);
    await boss.delete(`/api/admin/community/posts/${id}/hide`).expect(204);
    expect(await feed(ida)).toMatchObject([{ text: 'Pots, anybody?', isHidden: false }]);
    expect([await desk('hidden'), await desk('reports')]).toMatchObject([[], [{ id }]]);
    const logged = () =>
      api.sql(`select 1 from user_activities where user_id = $1 and action = 'moderation'`, [boss.id]);
    await eventually(logged, ({ length }) => length === 2);
  });

  it('keeps what is hidden in sight of admins, also where nobody has reported it or its reports are gone', async () => {
    const [first, second, third] = [
      await publish(rosa, '1'),
      await publish(rosa, '2'),
      await publish(rosa, '3'),
    ];
    await otto.post(`${path}/${second.id}/report`).expect(204);
    for (const { id } of [first, second, third])
      await boss.post(`/api/admin/community/posts/${id}/hide`).expect(204);
    await api.sql('delete from users where id = $1', [otto.id]);
    expect((await desk('hidden')).map(({ text }: Written) => text)).toEqual(['3', '2', '1']);
    expect((await desk('hidden')).map(({ reports }: { reports: number }) => reports)).toEqual([0, 0, 0]);
    await rosa.delete(`${path}/${third.id}`).expect(204);
    expect((await desk('hidden')).map(({ text }: Written) => text)).toEqual(['2', '1']);
    const queries = (await statementsOf(api, () => desk('hidden'))).filter((name) =>
      name.startsWith('community'),
    );
    expect(queries).toEqual(['community-hidden']);
  });

  it('reads what is hidden by its index, also far down the list', async () => {
    await api.sql(
      `insert into community_posts (id, user_id, text, hidden_at)
       select gen_random_uuid(), $1, 'x', case when n % 20 = 0 then now() - n * interval '1 second' end from generate_series(1, 4000) n`,
      [rosa.id],
    );
    await api.sql('analyze community_posts');
    const text = HIDDEN.text
      .replaceAll('$1', '20')
      .replaceAll('$2', `(now() - interval '1000 seconds')`)
      .replaceAll('$3', `'${NOBODY}'`);
    const plan = JSON.stringify(await api.sql(`explain ${text}`));
    expect(plan).toContain('Index Scan using community_posts_hidden');
    expect(plan).not.toContain('Seq Scan on community_posts');
  });

  it('leaves the feed to its index, though authors see what is hidden of theirs', async () => {
    await api.sql(
      `insert into community_posts (id, user_id, text, created_at)
       select gen_random_uuid(), $1, 'x', now() - n * interval '1 second' from generate_series(1, 4000) n`,
      [rosa.id],
    );
    await api.sql('analyze community_posts');
    const text = FEED.text.replaceAll('$1', `'${rosa.id}'::uuid`).replaceAll('$2', '20');
    const plan = JSON.stringify(await api.sql(`explain ${text}`));
    expect(plan).toContain('Index Scan using community_posts_newest');
  });

  it.each([
    [
      'hidden',
      `update community_posts set hidden_at = date_trunc('milliseconds', now()) where user_id <> $1`,
    ],
    ['reports', `insert into community_reports (post_id, user_id) select id, $1 from community_posts`],
    [
      'photos',
      `insert into community_photos (id, post_id, user_id, image_url, position, state)
       select gen_random_uuid(), id, $1, 'x', 0, 'doubtful' from community_posts`,
    ],
  ])('comes to the desk page by page: %s', async (list, fill) => {
    for (const text of ['1', '2', '3']) await publish(rosa, text);
    await api.sql(fill, [otto.id]); // all at the same moment
    const seen: string[] = [];
    let next = `/api/admin/community/${list}?limit=2`;
    while (next) {
      const { body, headers } = await boss.get(next).expect(200);
      seen.push(...body.map(({ text }: Written) => text));
      next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? '';
    }
    expect(seen.sort()).toEqual(['1', '2', '3']);
    await boss.get(`/api/admin/community/${list}?cursor=x`).expect(400);
  });

  it('is kept among comments, too: a report takes one out of sight, and admins hide it from everybody', async () => {
    const { id } = await publish(rosa);
    const comments = `${path}/${id}/comments`;
    const { body: comment } = await otto.post(comments, { text: 'Buy my pots!' }).expect(201);
    const report = `${comments}/${comment.id}/report`;
    expect((await otto.post(report).expect(400)).body.code).toBe('own-comment');
    await Promise.all(Array.from({ length: 20 }, () => rosa.post(report).expect(204)));
    await rosa.post(report).expect(204);
    expect((await rosa.get(comments).expect(200)).body).toEqual([]);
    expect([(await feed(rosa))[0].comments, (await feed(otto))[0].comments]).toEqual([0, 1]);

    const { body } = await boss.get('/api/admin/community/reports').expect(200);
    const known = { id: comment.id, text: 'Buy my pots!', author: 'Rosa M.', reports: 1 };
    expect(body).toMatchObject([{ ...known, kind: 'comment' }]);
    const ida = await api.signUp({ isPremium: true });
    const hide = `/api/admin/community/comments/${comment.id}/hide`;
    await ida.post(hide).expect(403);
    await boss.post(hide).expect(204);
    expect((await ida.get(comments).expect(200)).body).toEqual([]);
    expect((await otto.get(comments).expect(200)).body).toMatchObject([{ id: comment.id, isHidden: true }]);
    const { body: own } = await otto.get('/api/community/own').expect(200);
    expect(own).toMatchObject([{ id: comment.id, isHidden: true }]);
    expect([(await feed(ida))[0].comments, (await feed(otto))[0].comments]).toEqual([0, 1]);
    expect(await desk('hidden')).toMatchObject([{ ...known, kind: 'comment', photos: [] }]);
    await boss.delete(hide).expect(204);
    expect((await ida.get(comments).expect(200)).body).toMatchObject([{ id: comment.id }]);
    await boss.post('/api/admin/community/comments/00000000-0000-4000-8000-000000000000/hide').expect(404);
  });

  it.each(['post', 'comment'] as const)(
    'is kept without hiding, too: an admin dismisses the reports of a %s',
    async (kind) => {
      const { id: postId } = await publish(rosa, 'My balcony');
      const comments = `${path}/${postId}/comments`;
      const id =
        kind === 'post' ? postId : (await rosa.post(comments, { text: 'My balcony' }).expect(201)).body.id;
      const report = kind === 'post' ? `${path}/${id}/report` : `${comments}/${id}/report`;
      const dismiss = `/api/admin/community/${kind}s/${id}/dismiss`;
      const isSeenBy = async (who: Person) =>
        (await who.get(kind === 'post' ? path : comments).expect(200)).body.length > 0;
      const waiting = async () => (await desk('reports')).map(({ reports }: { reports: number }) => reports);
      const ida = await api.signUp({ isPremium: true });
      await otto.post(report).expect(204);

      for (const method of ['post', 'delete'] as const) {
        for (const who of [rosa, otto]) await who[method](dismiss).expect(403);
        await api.visitor()[method](dismiss).expect(401);
      }
      expect(await waiting()).toEqual([1]);
      await Promise.all([boss.post(dismiss).expect(204), boss.post(dismiss).expect(204)]);
      expect(await waiting()).toEqual([]);
      expect(await desk('hidden')).toEqual([]);
      expect([await isSeenBy(otto), await isSeenBy(ida)]).toEqual([false, true]);

      await ida.post(report).expect(204);
      expect(await waiting()).toEqual([1]);
      await boss.post(dismiss).expect(204);
      await boss.delete(dismiss).expect(204); // of the second time alone
      expect(await waiting()).toEqual([1]);
      await boss.delete(dismiss).expect(204); // sent again, as its answer was lost
      expect(await waiting()).toEqual([1]);
      await boss.post(`/api/admin/community/${kind}s/${id}/hide`).expect(204);
      expect(await desk('hidden')).toMatchObject([{ id, reports: 2 }]);

      for (const method of ['post', 'delete'] as const)
        await boss[method](`/api/admin/community/${kind}s/${NOBODY}/dismiss`).expect(404);
      const logged = () =>
        api.sql(
          `select 1 from user_activities where user_id = $1 and action = 'moderation' and details like $2`,
          [boss.id, `% the reports of the ${kind} ${id}`],
        );
      await eventually(logged, ({ length }) => length === 3); // once of the first two
    },
  );

  it.each(['report', 'hide', 'block'])(
    'is asked for as often as one likes, and counted once: %s',
    async (action) => {
      const { id } = await publish(rosa);
      const address = `${path}/${id}/${action}`;
      await Promise.all([otto.post(address).expect(204), otto.post(address).expect(204)]);
      for (let times = 0; times < 25; times += 1) await otto.post(address).expect(204); // beyond what may be reported in a day
      expect(await desk('reports')).toMatchObject(action === 'report' ? [{ id, reports: 1 }] : []);
      expect(await feed(otto)).toEqual([]);
      await otto.post(address.replace(id, NOBODY)).expect(404);
      const logged = () =>
        api.sql(`select 1 from user_activities where user_id = $1 and action = 'community_report'`, [
          otto.id,
        ]);
      if (action === 'report') expect(await eventually(logged, ({ length }) => length > 0)).toHaveLength(1);
    },
  );

  it('asks admins for nothing about comments on a post that nobody sees, until it is back', async () => {
    const { id } = await publish(rosa);
    const { body: comment } = await otto.post(`${path}/${id}/comments`, { text: 'Bah' }).expect(201);
    await rosa.post(`${path}/${id}/comments/${comment.id}/report`).expect(204);
    const waiting = async () => (await desk('reports')).map((one: Written) => one.id);
    const hide = `/api/admin/community/posts/${id}/hide`;
    await boss.post(hide).expect(204);
    expect(await waiting()).toEqual([]);
    await boss.delete(hide).expect(204);
    expect(await waiting()).toEqual([comment.id]);
    await rosa.delete(`${path}/${id}`).expect(204);
    expect(await waiting()).toEqual([]);
    await rosa.post(`${path}/${id}/restore`).expect(200);
    expect(await waiting()).toEqual([comment.id]);
  });

  it.each(['post', 'comment'] as const)('lets readers take their own report of a %s back', async (kind) => {
    const { id: postId } = await publish(rosa);
    const comments = `${path}/${postId}/comments`;
    const id = kind === 'post' ? postId : (await rosa.post(comments, { text: 'Hm.' }).expect(201)).body.id;
    const report = kind === 'post' ? `${path}/${id}/report` : `${comments}/${id}/report`;
    const ida = await api.signUp({ isPremium: true });
    await otto.post(report).expect(204);
    for (const who of [ida, rosa, boss]) await who.delete(report);
    expect(await desk('reports')).toMatchObject([{ kind, id, reports: 1 }]);
    await (await api.signUp()).delete(report).expect(403);
    await api.visitor().delete(report).expect(401);
    await otto.delete(report).expect(204);
    await otto.delete(report).expect(204); // twice is once
    if (kind === 'comment') await otto.delete(report.replace(postId, NOBODY)).expect(404);
    expect(await desk('reports')).toEqual([]);
    expect((await otto.get(kind === 'post' ? path : comments).expect(200)).body).toMatchObject([{ id }]);

    await otto.post(report).expect(204);
    await boss.post(`/api/admin/community/${kind}s/${id}/hide`).expect(204);
    await otto.delete(report).expect(204);
    expect((await otto.get(kind === 'post' ? path : comments).expect(200)).body).toEqual([]);
  });
});
