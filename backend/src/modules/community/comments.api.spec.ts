import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { CommentsService } from './comments.service.js';

const path = '/api/community/posts';
interface Written {
  id: string;
  text: string;
}

describe('comments', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate community_posts cascade');
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  const publish = async (who: Person, text = 'A new leaf!'): Promise<Written> =>
    (await who.post(path, { text }).expect(201)).body;
  const feed = async (who: Person) => (await who.get(path).expect(200)).body;
  const texts = async (who: Person, id: string) =>
    (await who.get(`${path}/${id}/comments`).expect(200)).body.map(({ text }: Written) => text);

  it('are counted, come in pages, oldest first, and are deleted by their authors alone', async () => {
    const { id } = await publish(rosa);
    const comments = `${path}/${id}/comments`;
    for (const text of ['1', '2', '3']) await otto.post(comments, { text }).expect(201);
    expect((await feed(rosa))[0]!.comments).toBe(3);
    const first = await rosa.get(`${comments}?limit=2`).expect(200);
    expect(first.body.map(({ text }: Written) => text)).toEqual(['1', '2']);
    expect(first.body[0].author).toEqual({ name: 'Rosa M.', isYou: false });
    const next = /<([^>]+)>/.exec(first.headers.link!)![1]!;
    expect((await rosa.get(next).expect(200)).body.map(({ text }: Written) => text)).toEqual(['3']);
    await rosa.delete(`${comments}/${first.body[0].id}`).expect(404);
    await otto.delete(`${comments}/${first.body[0].id}`).expect(204);
    expect((await feed(rosa))[0]!.comments).toBe(2);
  });

  it('are one, however often they are sent with the same key', async () => {
    const { id } = await publish(rosa);
    const send = () =>
      otto.post(`${path}/${id}/comments`, { text: 'Once' }, { 'idempotency-key': 'c' }).expect(201);
    await Promise.all([send(), send()]);
    expect((await feed(rosa))[0]!.comments).toBe(1);
  });

  it('are not taken for others with the same key: other words and other posts are refused, and nothing changes', async () => {
    const [one, other] = [await publish(rosa), await publish(rosa)];
    const send = ({ id }: Written, text: string, status: number) =>
      otto.post(`${path}/${id}/comments`, { text }, { 'idempotency-key': 'c' }).expect(status);
    await send(one, 'Once', 201);
    for (const refused of [send(one, 'One', 409), send(other, 'Once', 409)])
      expect((await refused).body.code).toBe('key-of-other-writing');
    expect([await texts(rosa, one.id), await texts(rosa, other.id)]).toEqual([['Once'], []]);
  });

  it('are refused where they are blank, and on posts that are not there', async () => {
    const { id } = await publish(rosa);
    await otto.post(`${path}/${id}/comments`, { text: '  ' }).expect(400);
    await rosa.delete(`${path}/${id}`).expect(204);
    await otto.post(`${path}/${id}/comments`, { text: 'Hello?' }).expect(404);
    await otto.get(`${path}/${id}/comments`).expect(404);
  });

  it('are restored by their authors alone, for a day', async () => {
    const { id } = await publish(rosa);
    const comments = `${path}/${id}/comments`;
    const { body } = await otto.post(comments, { text: 'Back again' }).expect(201);
    const address = `${comments}/${body.id}`;
    expect((await otto.post(`${address}/restore`).expect(200)).body).toEqual(body); // it is there
    await otto.delete(address).expect(204);
    await otto.delete(address).expect(404);
    expect(await texts(rosa, id)).toEqual([]);
    await rosa.post(`${address}/restore`).expect(404);
    await rosa.post(`${address}/report`).expect(404);
    expect((await otto.post(`${address}/restore`).expect(200)).body).toEqual(body);
    expect(await texts(rosa, id)).toEqual(['Back again']);
    await otto.delete(address).expect(204);
    await api.sql('update community_comments set deleted_at = $1', [daysAgo(KEPT_DAYS.deletedPosts + 1)]);
    await api.app.get(CommentsService, { strict: false }).prune();
    await otto.post(`${address}/restore`).expect(404);
  });

  it('belong to one post: under another they are not there', async () => {
    const [one, other] = [await publish(rosa), await publish(rosa)];
    const { body } = await otto.post(`${path}/${one.id}/comments`, { text: 'Here' }).expect(201);
    const wrong = `${path}/${other.id}/comments/${body.id}`;
    await rosa.post(`${wrong}/report`).expect(404);
    await otto.delete(wrong).expect(404);
    expect(await texts(rosa, one.id)).toEqual(['Here']);
  });
});
