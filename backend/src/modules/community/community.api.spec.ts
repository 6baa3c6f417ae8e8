import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { PostsService } from './posts.service.js';

const path = '/api/community/posts';
interface Post {
  id: string;
  text: string;
  author: { name: string; isYou: boolean };
  plantName: string | null;
  plantDrawing: string | null;
  likes: number;
  isLiked: boolean;
  comments: number;
  editedAt: string | null;
  createdAt: string;
}

describe('the community', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate community_posts cascade');
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  const publish = async (who: Person, text = 'A new leaf!', more: object = {}): Promise<Post> =>
    (await who.post(path, { text, ...more }).expect(201)).body;
  const feed = async (who: Person, query = ''): Promise<Post[]> =>
    (await who.get(path + query).expect(200)).body;
  const texts = async (who: Person, query = '') => (await feed(who, query)).map(({ text }) => text);

  describe('is for premium members', () => {
    it.each([
      ['get', path],
      ['post', path],
      ['post', `${path}/00000000-0000-4000-8000-000000000000/like`],
      ['post', `${path}/00000000-0000-4000-8000-000000000000/comments`],
      ['post', `${path}/00000000-0000-4000-8000-000000000000/report`],
      ['post', `${path}/00000000-0000-4000-8000-000000000000/photos`],
      ['delete', `${path}/00000000-0000-4000-8000-000000000000/photos/00000000-0000-4000-8000-000000000000`],
      ['get', '/api/community/photos/00000000-0000-4000-8000-000000000000.webp'],
      ['get', '/api/community/blocks'],
      ['post', '/api/community/expert-question'],
      ['get', '/api/community/achievements'],
    ] as const)('%s %s', async (method, address) => {
      const free = await api.signUp();
      expect((await free[method](address).expect(403)).body.code).toBe('premium-required');
      await api.visitor()[method](address).expect(401);
    });
  });

  describe('a post', () => {
    it.each([{}, { text: 5 }, { text: ' ' }])('without words is asked for some: %j', async (post) => {
      const { body } = await rosa.post(path, post).expect(400);
      expect(body.message).toBe('Please write something first');
    });

    it('is seen by all members under its author’s first name, and by its author as such', async () => {
      const { id } = await publish(rosa);
      expect(await feed(otto)).toEqual([
        {
          id,
          author: { name: 'Rosa M.', isYou: false },
          text: 'A new leaf!',
          plantName: null,
          plantDrawing: null,
          createdAt: expect.any(String),
          editedAt: null,
          isHidden: false,
          likes: 0,
          isLiked: false,
          comments: 0,
          photos: [],
        },
      ]);
      expect((await feed(rosa))[0]!.author.isYou).toBe(true);
    });

    it.each([
      [{}],
      [{ text: '' }],
      [{ text: ' \n ' }],
      [{ text: 'x'.repeat(2001) }],
      [{ text: 'x', plantId: '1' }],
      [{ text: 'x', plantId: null }],
      [{ text: 'x', photos: null }],
      [{ text: 'x', photos: [7] }],
      [{ text: 'x', photos: ['1', '2', '3', '4', '5'] }],
      [{ text: 'x', photos: ['1', '1'] }],
    ])('that says %j is refused', async (body) => void (await rosa.post(path, body).expect(400)));

    it('is one, however often it is sent with the same key', async () => {
      const send = () => rosa.post(path, { text: 'Once' }, { 'idempotency-key': 'a' }).expect(201);
      const answers = await Promise.all([send(), send(), send()]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      await otto.post(path, { text: 'Otto’s' }, { 'idempotency-key': 'a' }).expect(201);
      expect((await texts(otto)).sort()).toEqual(['Once', 'Otto’s']);
    });

    it('is not taken for another one with the same key: other words and other plants are refused, and nothing changes', async () => {
      const { body: plant } = await rosa.post('/api/plants', { commonName: 'Old Jade' }).expect(201);
      const send = (body: object, status: number) =>
        rosa.post(path, body, { 'idempotency-key': 'a' }).expect(status);
      const first = await send({ text: 'My lilly', plantId: plant.id }, 201);
      for (const other of [{ text: 'My lily', plantId: plant.id }, { text: 'My lilly' }])
        expect((await send(other, 409)).body.code).toBe('key-of-other-writing');
      expect((await send({ text: ' My lilly', plantId: plant.id }, 201)).body).toEqual(first.body);
      expect(await feed(rosa)).toEqual([first.body]);
    });

    it('that was changed since it was sent is itself when it is sent again', async () => {
      const send = () => rosa.post(path, { text: 'My lilly' }, { 'idempotency-key': 'a' }).expect(201);
      const { id } = (await send()).body;
      await rosa.patch(`${path}/${id}`, { text: 'My lily' }).expect(200);
      expect((await send()).body).toMatchObject({ id, text: 'My lily' });
    });

    it('shows a plant of its author by name and drawing, and nothing else of it', async () => {
      const [jade] = (await rosa.get('/api/plant-library?search=jade').expect(200)).body;
      const { body: plant } = await rosa
        .post('/api/plants', { commonName: 'Old Jade', libraryId: jade.id, place: 'Bedroom' })
        .expect(201);
      await publish(rosa, 'Look', { plantId: plant.id });
      const [seen] = await feed(otto);
      expect(seen).toMatchObject({ plantName: 'Old Jade', plantDrawing: jade.imageUrl });
      expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Bedroom|${plant.id}|${rosa.id}`));
    });

    it('shows nobody else’s plant', async () => {
      const { body: plant } = await otto.post('/api/plants', { commonName: 'Otto’s fern' }).expect(201);
      await rosa.post(path, { text: 'Mine', plantId: plant.id }).expect(404);
      expect(await feed(rosa)).toEqual([]);
    });

    it('is changed, deleted and brought back by its author alone', async () => {
      const { id } = await publish(rosa);
      await otto.patch(`${path}/${id}`, { text: 'Otto was here' }).expect(404);
      await otto.delete(`${path}/${id}`).expect(404);
      const { body } = await rosa.patch(`${path}/${id}`, { text: 'Two new leaves!' }).expect(200);
      expect(body).toMatchObject({ text: 'Two new leaves!', editedAt: expect.any(String) });
      await rosa.delete(`${path}/${id}`).expect(204);
      expect(await feed(otto)).toEqual([]);
      await otto.post(`${path}/${id}/like`).expect(404);
      await otto.post(`${path}/${id}/restore`).expect(404);
      await rosa.post(`${path}/${id}/restore`).expect(200);
      expect(await texts(otto)).toEqual(['Two new leaves!']);
    });

    it(`is gone for good ${KEPT_DAYS.deletedPosts} days after it was deleted`, async () => {
      const [old, fresh] = [await publish(rosa), await publish(rosa)];
      for (const { id } of [old, fresh]) await rosa.delete(`${path}/${id}`).expect(204);
      await api.sql('update community_posts set deleted_at = $2 where id = $1', [
        old.id,
        daysAgo(KEPT_DAYS.deletedPosts + 1),
      ]);
      await api.app.get(PostsService, { strict: false }).prune();
      expect(await api.sql('select id from community_posts')).toEqual([{ id: fresh.id }]);
    });

    it('is liked once by everybody, also at the same moment, and the like is taken back', async () => {
      const { id } = await publish(rosa);
      await Promise.all(Array.from({ length: 20 }, () => otto.post(`${path}/${id}/like`).expect(200)));
      expect((await rosa.post(`${path}/${id}/like`).expect(200)).body).toMatchObject({
        likes: 2,
        isLiked: true,
      });
      expect((await otto.delete(`${path}/${id}/like`).expect(200)).body).toMatchObject({
        likes: 1,
        isLiked: false,
      });
    });

    it('goes with its author’s account, with what was said about it', async () => {
      const { id } = await publish(rosa);
      await otto.post(`${path}/${id}/comments`, { text: 'Lovely' }).expect(201);
      await otto.post(`${path}/${id}/like`).expect(200);
      await rosa.delete('/api/account').send({ password: rosa.password }).expect(204);
      expect(await feed(otto)).toEqual([]);
      for (const table of ['posts', 'comments', 'likes'])
        expect(await api.sql(`select 1 from community_${table}`)).toEqual([]);
    });
  });

  describe('the feed', () => {
    it('comes in pages, newest first, without gaps while others post', async () => {
      for (const text of ['1', '2', '3', '4', '5']) await publish(rosa, text);
      const first = await otto.get(`${path}?limit=2`).expect(200);
      expect(first.body.map(({ text }: Post) => text)).toEqual(['5', '4']);
      await publish(rosa, '6');
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.link!)![1]!;
      expect((await otto.get(next).expect(200)).body.map(({ text }: Post) => text)).toEqual(['3', '2']);
    });

    it('says what came since a post', async () => {
      for (const text of ['1', '2', '3']) await publish(rosa, text);
      const { headers } = await otto.get(`${path}?limit=1`).expect(200);
      const cursor = /cursor=([\w-]+)/.exec(headers.link!)![1]!;
      expect(await feed(otto, `?newerThan=${cursor}`)).toEqual([]);
      await publish(rosa, '4');
      expect(await texts(otto, `?newerThan=${cursor}`)).toEqual(['4']);
      await otto.get(`${path}?newerThan=x`).expect(400);
    });
  });
});

describe('how much one person may post', () => {
  it('is limited, and others are not', async () => {
    const api = await startApi({ RATE_LIMITS: 'on' });
    try {
      const [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
      const answers = await Promise.all(Array.from({ length: 22 }, () => rosa.post(path, { text: 'Again' })));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
      await otto.post(path, { text: 'Me too' }).expect(201);
    } finally {
      await api.stop();
    }
  });
});
