import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import { eventually } from '../../../test/eventually.js';
import { aPicture, anIndecentPicture } from '../../../test/photos.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { PostsService } from './posts.service.js';

const posts = '/api/community/posts';
interface Photo {
  id: string;
  imageUrl: string;
  state: string;
}
interface Post {
  id: string;
  text: string;
  photos: Photo[];
}

async function upload(who: Person, bytes: Buffer): Promise<string> {
  const { body } = await who.post('/api/uploads').expect(200);
  return (await who.putBytes(body.uploadURL, bytes).expect(201)).body.imageUrl;
}
const share = async (who: Person, photos: string[], text = ''): Promise<Post> =>
  (await who.post(posts, { text, photos }).expect(201)).body;
const feed = async (who: Person): Promise<Post[]> => (await who.get(posts).expect(200)).body;
const small = ({ imageUrl }: Photo) => imageUrl.replace('.webp', '.small.webp');

describe('a photo that was not checked yet', () => {
  let api: Api;
  let picture: Buffer;
  let [rosa, otto, boss]: Person[] = [];
  beforeAll(async () => {
    api = await startApiWithoutWorker({ ADMIN_EMAILS: 'boss@leaflore.test' });
    picture = await aPicture();
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true, isPremium: true });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate community_posts cascade');
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  it('is seen by its author, and served to nobody else', async () => {
    const imageUrl = await upload(rosa!, picture);
    const { photos } = await share(rosa!, [imageUrl], 'Look at my aloe');
    expect(photos).toEqual([
      { id: expect.any(String), imageUrl: `/api/community/photos/${photos[0]!.id}.webp`, state: 'checking' },
    ]);
    expect(JSON.stringify(photos)).not.toContain(rosa!.id);
    expect(await feed(otto!)).toMatchObject([{ text: 'Look at my aloe', photos: [] }]);
    for (const address of [photos[0]!.imageUrl, small(photos[0]!)]) {
      await rosa!.get(address).expect(200);
      for (const who of [otto!, boss!])
        expect((await who.get(address).expect(404)).body.code).toBe('photo-not-found');
      await api.visitor().get(address).expect(401);
      await (await api.signUp()).get(address).expect(403);
    }
    await otto!.get(imageUrl).expect(404);
    await otto!.get(`/api/admin/community/photos/${photos[0]!.id}.webp`).expect(403);
  });

  it('makes no post that says nothing, for others', async () => {
    const { id } = await share(rosa!, [await upload(rosa!, picture)]);
    expect([await feed(otto!), await feed(rosa!)]).toMatchObject([[], [{ id }]]);
    await otto!.get(`${posts}/${id}`).expect(404);
    await otto!.post(`${posts}/${id}/like`).expect(404);
    await api.sql(`update community_photos set state = 'shown'`);
    const [post] = await feed(otto!);
    expect(post).toMatchObject({ id, photos: [{ state: 'shown' }] });
    const { headers, body } = await otto!.get(post!.photos[0]!.imageUrl).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
    expect(body.length).toBeGreaterThan(1000);
    await otto!.get(post!.photos[0]!.imageUrl, { 'if-none-match': headers['etag']! }).expect(304);
  });

  it.each(['refused', 'doubtful'])('or that is %s is seen by its author alone', async (state) => {
    const { photos } = await share(rosa!, [await upload(rosa!, picture)], 'Hm');
    await api.sql('update community_photos set state = $1', [state]);
    expect([await feed(otto!), await feed(rosa!)]).toMatchObject([
      [{ photos: [] }],
      [{ photos: [{ state }] }],
    ]);
    await otto!.get(photos[0]!.imageUrl).expect(404);
  });

  it('is not there where its post is not: hidden, deleted, reported, of somebody blocked', async () => {
    const { id, photos } = await share(rosa!, [await upload(rosa!, picture)], 'Mine');
    await api.sql(`update community_photos set state = 'shown'`);
    const { imageUrl } = photos[0]!;
    const expectFor = (status: number) => otto!.get(imageUrl).expect(status);
    await expectFor(200);
    await boss!.post(`/api/admin/community/posts/${id}/hide`).expect(204);
    await expectFor(404);
    await boss!.delete(`/api/admin/community/posts/${id}/hide`).expect(204);
    await rosa!.delete(`${posts}/${id}`).expect(204);
    await expectFor(404);
    await rosa!.get(imageUrl).expect(404);
    await rosa!.post(`${posts}/${id}/restore`).expect(200);
    await otto!.post(`${posts}/${id}/block`).expect(204);
    await expectFor(404);
    const ida = await api.signUp({ isPremium: true });
    await ida.get(imageUrl).expect(200);
    await ida.post(`${posts}/${id}/report`).expect(204);
    await ida.get(imageUrl).expect(404);
    const { body } = await boss!.get('/api/admin/community/reports').expect(200);
    await boss!.get(body[0].photos[0]).expect(200);
  });

  it('of another person is in nobody else’s post', async () => {
    const ottos = await upload(otto!, picture);
    expect((await rosa!.post(posts, { text: 'Mine', photos: [ottos] }).expect(404)).body.code).toBe(
      'photo-gone',
    );
    const { id } = await share(rosa!, [], 'Mine');
    await rosa!.post(`${posts}/${id}/photos`, { imageUrl: ottos }).expect(404);
    for (const imageUrl of [
      'https://evil.example/a.webp',
      '/drawings/monstera.svg',
      `${ottos}?x`,
      '../../etc/passwd',
    ])
      await rosa!.post(`${posts}/${id}/photos`, { imageUrl }).expect(404);
    expect(await feed(rosa!)).toMatchObject([{ photos: [] }]);
    const mine = await upload(rosa!, picture);
    await otto!.post(`${posts}/${id}/photos`, { imageUrl: mine }).expect(404);
    await otto!.post(`${posts}/${id}/photos`, { imageUrl: ottos }).expect(404);
  });

  it('may be one of four: of twenty that race for the last place one is added, and the same twice is one', async () => {
    const urls = await Promise.all(Array.from({ length: 8 }, () => upload(rosa!, picture)));
    const { id } = await share(rosa!, urls.slice(0, 3), 'Four');
    const add = (imageUrl: string) => rosa!.post(`${posts}/${id}/photos`, { imageUrl });
    await add(urls[0]!).expect(201);
    const race = await Promise.all(Array.from({ length: 20 }, (_, n) => add(urls[3 + (n % 5)]!)));
    const won = race.filter(({ status }) => status === 201);
    expect(new Set(won.map(({ body }) => JSON.stringify(body.photos))).size).toBe(1);
    expect(race.filter(({ status }) => status === 409).length).toBe(20 - won.length);
    expect((await feed(rosa!))[0]!.photos).toHaveLength(4);
    const jobs = await api.sql(`select 1 from outbox where name = 'check-community-photo'`);
    expect(jobs).toHaveLength(4);
  });

  it('is shared once, however often it is sent with the same key', async () => {
    const photos = [await upload(rosa!, picture)];
    const send = () => rosa!.post(posts, { text: '', photos }, { 'idempotency-key': 'k' }).expect(201);
    await Promise.all(Array.from({ length: 20 }, send));
    expect(await feed(rosa!)).toMatchObject([{ photos: [{ state: 'checking' }] }]);
  });

  it('is taken off by its author alone; the last one of a post without words stays', async () => {
    const urls = [await upload(rosa!, picture), await upload(rosa!, picture)];
    const { id, photos } = await share(rosa!, urls);
    const off = (who: Person, photo: Photo) => who.delete(`${posts}/${id}/photos/${photo.id}`);
    await off(otto!, photos[0]!).expect(404);
    expect((await off(rosa!, photos[0]!).expect(200)).body.photos).toEqual([photos[1]]);
    await off(rosa!, photos[0]!).expect(404);
    expect((await off(rosa!, photos[1]!).expect(409)).body.code).toBe('last-photo');
    expect((await feed(rosa!))[0]!.photos).toHaveLength(1);
  });
});

describe('a photo of a post', () => {
  let api: Api;
  let picture: Buffer;
  let [rosa, otto, boss]: Person[] = [];
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    picture = await aPicture();
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true, isPremium: true });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate community_posts cascade');
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  const settled = async (id: string): Promise<Post> =>
    eventually(
      async () => (await rosa!.get(`${posts}/${id}`).expect(200)).body as Post,
      ({ photos }) => photos.every(({ state }) => state !== 'checking'),
      30_000,
    );
  const stored = () =>
    api.sql<{ id: string }>('select id from photos where user_id = $1 and removed_at is null', [rosa!.id]);

  it('of a plant is shown to everybody as soon as it was checked', async () => {
    const { id } = await share(rosa!, [await upload(rosa!, picture)], 'My aloe');
    expect((await settled(id)).photos).toMatchObject([{ state: 'shown' }]);
    const [post] = await feed(otto!);
    await otto!.get(small(post!.photos[0]!)).expect(200);
  }, 60_000);

  it('that is indecent is refused, and may be taken away', async () => {
    const { id } = await share(rosa!, [await upload(rosa!, await anIndecentPicture())], 'Blobs');
    const { photos } = await settled(id);
    expect(photos).toMatchObject([{ state: 'refused' }]);
    expect(await feed(otto!)).toMatchObject([{ photos: [] }]);
    await rosa!.delete(`${posts}/${id}/photos/${photos[0]!.id}`).expect(200);
    await eventually(stored, ({ length }) => length === 0);
    await rosa!.get(photos[0]!.imageUrl).expect(404);
  }, 60_000);

  it('that cannot be opened waits for an admin, who alone shows or refuses it', async () => {
    const imageUrl = await upload(rosa!, picture);
    writeFileSync(path.join(api.dataDir, 'photos', imageUrl.replace('/api/photos/', '')), 'no photo at all');
    const { id } = await share(rosa!, [imageUrl], 'Poison');
    const { photos } = await settled(id);
    expect(photos).toMatchObject([{ state: 'doubtful' }]);
    const desk = '/api/admin/community/photos';
    const { body } = await boss!.get(desk).expect(200);
    expect(body).toEqual([
      {
        id: photos[0]!.id,
        imageUrl: `${desk}/${photos[0]!.id}.webp`,
        author: 'Rosa M.',
        text: 'Poison',
        createdAt: expect.any(String),
      },
    ]);
    await boss!.get(body[0].imageUrl).expect(200);
    for (const call of ['show', 'refuse']) await rosa!.post(`${desk}/${photos[0]!.id}/${call}`).expect(403);
    await rosa!.get(desk).expect(403);
    await boss!.post(`${desk}/${photos[0]!.id}/show`).expect(204);
    expect(await feed(otto!)).toMatchObject([{ photos: [{ state: 'shown' }] }]);
    await boss!.post(`${desk}/${photos[0]!.id}/refuse`).expect(204);
    expect(await feed(otto!)).toMatchObject([{ photos: [] }]);
    expect((await boss!.get(desk).expect(200)).body).toEqual([]);
    // The queue goes on, and the job that failed is kept for an operator.
    const next = await share(rosa!, [await upload(rosa!, picture)], 'Fine');
    expect((await settled(next.id)).photos).toMatchObject([{ state: 'shown' }]);
  }, 60_000);

  it('goes with its post for good, unless it is used elsewhere', async () => {
    const [kept, gone] = [await upload(rosa!, picture), await upload(rosa!, picture)];
    await rosa!.post('/api/plants', { commonName: 'Aloe', imageUrl: kept }).expect(201);
    const { id } = await share(rosa!, [kept, gone], 'Both');
    await rosa!.delete(`${posts}/${id}`).expect(204);
    await api.sql('update community_posts set deleted_at = $1', [daysAgo(KEPT_DAYS.deletedPosts + 1)]);
    await api.app.get(PostsService, { strict: false }).prune();
    const [left] = await eventually(stored, ({ length }) => length === 1);
    expect(kept).toContain(left!.id);
    await rosa!.get(kept).expect(200);
    await eventually(
      () => rosa!.get(gone),
      ({ status }) => status === 404,
    );
  }, 60_000);

  it('goes with its author’s account', async () => {
    const { photos } = await share(rosa!, [await upload(rosa!, picture)], 'Mine');
    await rosa!.delete('/api/account').send({ password: rosa!.password }).expect(204);
    expect(await api.sql('select 1 from community_photos')).toEqual([]);
    await otto!.get(photos[0]!.imageUrl).expect(404);
    expect(await stored()).toEqual([]);
  });
});
