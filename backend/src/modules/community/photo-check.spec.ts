import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { feedOf, POSTS, share, thumbnail, upload } from '../../../test/community.js';
import type { SharedPost } from '../../../test/community.js';
import { eventually } from '../../../test/eventually.js';
import { aPicture, anIndecentPicture } from '../../../test/photos.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { PostsService } from './posts.service.js';

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

  const settled = async (id: string): Promise<SharedPost> =>
    eventually(
      async () => (await rosa!.get(`${POSTS}/${id}`).expect(200)).body as SharedPost,
      ({ photos }) => photos.every(({ state }) => state !== 'checking'),
      30_000,
    );
  const stored = () =>
    api.sql<{ id: string }>('select id from photos where user_id = $1 and removed_at is null', [rosa!.id]);

  it('of a plant is shown to everybody as soon as it was checked', async () => {
    const { id } = await share(rosa!, [await upload(rosa!, picture)], 'My aloe');
    expect((await settled(id)).photos).toMatchObject([{ state: 'shown' }]);
    const [post] = await feedOf(otto!);
    await otto!.get(thumbnail(post!.photos[0]!)).expect(200);
  }, 60_000);

  it('that is indecent is refused, and may be taken away', async () => {
    const { id } = await share(rosa!, [await upload(rosa!, await anIndecentPicture())], 'Blobs');
    const { photos } = await settled(id);
    expect(photos).toMatchObject([{ state: 'refused' }]);
    expect(await feedOf(otto!)).toMatchObject([{ photos: [] }]);
    await rosa!.delete(`${POSTS}/${id}/photos/${photos[0]!.id}`).expect(200);
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
    expect(await feedOf(otto!)).toMatchObject([{ photos: [{ state: 'shown' }] }]);
    await boss!.post(`${desk}/${photos[0]!.id}/refuse`).expect(204);
    expect(await feedOf(otto!)).toMatchObject([{ photos: [] }]);
    expect((await boss!.get(desk).expect(200)).body).toEqual([]);
    // The queue goes on, and the job that failed is kept for an operator.
    const next = await share(rosa!, [await upload(rosa!, picture)], 'Fine');
    expect((await settled(next.id)).photos).toMatchObject([{ state: 'shown' }]);
  }, 60_000);

  it('goes with its post for good, unless it is used elsewhere', async () => {
    const [kept, gone] = [await upload(rosa!, picture), await upload(rosa!, picture)];
    await rosa!.post('/api/plants', { commonName: 'Aloe', imageUrl: kept }).expect(201);
    const { id } = await share(rosa!, [kept, gone], 'Both');
    await rosa!.delete(`${POSTS}/${id}`).expect(204);
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
