import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { feedOf, POSTS, share, thumbnail, upload } from '../../../test/community.js';
import type { SharedPhoto } from '../../../test/community.js';
import { aPicture } from '../../../test/photos.js';

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
    await api.sql('delete from outbox');
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  it('is seen by its author, and served to nobody else', async () => {
    const imageUrl = await upload(rosa!, picture);
    const { photos } = await share(rosa!, [imageUrl], 'Look at my aloe');
    expect(photos).toEqual([
      { id: expect.any(String), imageUrl: `/api/community/photos/${photos[0]!.id}.webp`, state: 'checking' },
    ]);
    expect(JSON.stringify(photos)).not.toContain(rosa!.id);
    expect(await feedOf(otto!)).toMatchObject([{ text: 'Look at my aloe', photos: [] }]);
    for (const address of [photos[0]!.imageUrl, thumbnail(photos[0]!)]) {
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
    expect([await feedOf(otto!), await feedOf(rosa!)]).toMatchObject([[], [{ id }]]);
    await otto!.get(`${POSTS}/${id}`).expect(404);
    await otto!.post(`${POSTS}/${id}/like`).expect(404);
    await api.sql(`update community_photos set state = 'shown'`);
    const [post] = await feedOf(otto!);
    expect(post).toMatchObject({ id, photos: [{ state: 'shown' }] });
    const { headers, body } = await otto!.get(post!.photos[0]!.imageUrl).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
    expect(body.length).toBeGreaterThan(1000);
    await otto!.get(post!.photos[0]!.imageUrl, { 'if-none-match': headers['etag']! }).expect(304);
  });

  it.each(['refused', 'doubtful'])('or that is %s is seen by its author alone', async (state) => {
    const { photos } = await share(rosa!, [await upload(rosa!, picture)], 'Hm');
    await api.sql('update community_photos set state = $1', [state]);
    expect([await feedOf(otto!), await feedOf(rosa!)]).toMatchObject([
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
    await rosa!.delete(`${POSTS}/${id}`).expect(204);
    await expectFor(404);
    await rosa!.get(imageUrl).expect(404);
    await rosa!.post(`${POSTS}/${id}/restore`).expect(200);
    await otto!.post(`${POSTS}/${id}/block`).expect(204);
    await expectFor(404);
    const ida = await api.signUp({ isPremium: true });
    await ida.get(imageUrl).expect(200);
    await ida.post(`${POSTS}/${id}/report`).expect(204);
    await ida.get(imageUrl).expect(404);
    const { body } = await boss!.get('/api/admin/community/reports').expect(200);
    await boss!.get(body[0].photos[0]).expect(200);
  });

  it('of another person is in nobody else’s post', async () => {
    const ottos = await upload(otto!, picture);
    expect((await rosa!.post(POSTS, { text: 'Mine', photos: [ottos] }).expect(404)).body.code).toBe(
      'photo-gone',
    );
    const { id } = await share(rosa!, [], 'Mine');
    await rosa!.post(`${POSTS}/${id}/photos`, { imageUrl: ottos }).expect(404);
    for (const imageUrl of [
      'https://evil.example/a.webp',
      '/drawings/monstera.svg',
      `${ottos}?x`,
      '../../etc/passwd',
    ])
      await rosa!.post(`${POSTS}/${id}/photos`, { imageUrl }).expect(404);
    expect(await feedOf(rosa!)).toMatchObject([{ photos: [] }]);
    const mine = await upload(rosa!, picture);
    await otto!.post(`${POSTS}/${id}/photos`, { imageUrl: mine }).expect(404);
    await otto!.post(`${POSTS}/${id}/photos`, { imageUrl: ottos }).expect(404);
  });

  it('may be one of four: of twenty that race for the last place one is added, and the same twice is one', async () => {
    const urls: string[] = [];
    while (urls.length < 8) urls.push(await upload(rosa!, picture));
    const { id } = await share(rosa!, urls.slice(0, 3), 'Four');
    const add = (imageUrl: string) => rosa!.post(`${POSTS}/${id}/photos`, { imageUrl });
    await add(urls[0]!).expect(201);
    const race = await Promise.all(Array.from({ length: 20 }, (_, n) => add(urls[3 + (n % 5)]!)));
    const won = race.filter(({ status }) => status === 201);
    expect(new Set(won.map(({ body }) => JSON.stringify(body.photos))).size).toBe(1);
    expect(race.filter(({ status }) => status === 409).length).toBe(20 - won.length);
    expect((await feedOf(rosa!))[0]!.photos).toHaveLength(4);
    const jobs = await api.sql(`select 1 from outbox where name = 'check-community-photo'`);
    expect(jobs).toHaveLength(4);
  });

  it('is shared once, however often it is sent with the same key', async () => {
    const photos = [await upload(rosa!, picture)];
    const send = () => rosa!.post(POSTS, { text: '', photos }, { 'idempotency-key': 'k' }).expect(201);
    await Promise.all(Array.from({ length: 20 }, send));
    expect(await feedOf(rosa!)).toMatchObject([{ photos: [{ state: 'checking' }] }]);
  });

  it('is not shared with the key of another one, but it may have been uploaded again', async () => {
    const [once, again] = [await upload(rosa!, picture), await upload(rosa!, picture)];
    const other = await upload(rosa!, await aPicture('fern'));
    const send = (photos: string[], status: number) =>
      rosa!.post(POSTS, { text: 'Look', photos }, { 'idempotency-key': 'k' }).expect(status);
    const { body } = await send([once], 201);
    expect((await send([again], 201)).body).toEqual(body);
    for (const photos of [[other], [], [once, other]])
      expect((await send(photos, 409)).body.code).toBe('key-of-other-writing');
    expect(await feedOf(rosa!)).toEqual([body]);
  });

  it('is taken off by its author alone; the last one of a post without words stays', async () => {
    const urls = [await upload(rosa!, picture), await upload(rosa!, picture)];
    const { id, photos } = await share(rosa!, urls);
    const off = (who: Person, photo: SharedPhoto) => who.delete(`${POSTS}/${id}/photos/${photo.id}`);
    await off(otto!, photos[0]!).expect(404);
    expect((await off(rosa!, photos[0]!).expect(200)).body.photos).toEqual([photos[1]]);
    await off(rosa!, photos[0]!).expect(404);
    expect((await off(rosa!, photos[1]!).expect(409)).body.code).toBe('last-photo');
    expect((await feedOf(rosa!))[0]!.photos).toHaveLength(1);
  });
});
