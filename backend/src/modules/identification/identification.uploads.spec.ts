import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { FakeProvider } from '../../../test/fake-provider.js';
import { aPhoto, aPicture } from '../../../test/photos.js';

const path = '/api/identify-plant';

describe(`POST ${path} with photos that were uploaded before`, () => {
  let provider: FakeProvider;
  let api: Api;
  let photo: string;

  beforeAll(async () => {
    provider = await new FakeProvider().start();
    const settings = { ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: provider.url };
    [api, photo] = await Promise.all([startApi(settings), aPhoto()]);
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });

  const upload = async (person: Person, seed = 'aloe'): Promise<string> => {
    const { body: link } = await person.post('/api/uploads').expect(200);
    return (await person.putBytes(link.uploadURL, await aPicture(seed)).expect(201)).body.imageUrl;
  };

  it('names the plant on them, and keeps them as they are', async () => {
    const rosa = await api.signUp();
    const imageUrls = [await upload(rosa), await upload(rosa, 'fern')];
    const { body } = await rosa.post(path, { imageUrls }).expect(200);
    expect(body).toMatchObject({
      imageUrls,
      plant: { commonName: 'Jade Plant' },
      remainingIdentifications: 4,
    });
    const [{ content }] = provider.calls[0]!.body.messages as [{ content: { type: string }[] }];
    expect(content.filter(({ type }) => type === 'image')).toHaveLength(2);
    expect(await api.sql('select 1 from photos where user_id = $1', [rosa.id])).toHaveLength(2);
  });

  it('is the same identification when it has the same key', async () => {
    const rosa = await api.signUp();
    const [imageUrls, key] = [[await upload(rosa)], { 'idempotency-key': 'uploaded' }];
    const first = await rosa.post(path, { imageUrls }, key).expect(200);
    const second = await rosa.post(path, { imageUrls }, key).expect(200);
    expect(second.body.identificationId).toBe(first.body.identificationId);
    await rosa.post(path, { imageUrls: [await upload(rosa)] }, key).expect(422);
  });

  it('refuses photos of other people, removed ones, and what is none', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const own = await upload(rosa);
    const removed = await upload(rosa);
    await api.sql('update photos set removed_at = now() where id = $1', [/([^/]+)\.webp$/.exec(removed)![1]]);
    const strange = [
      await upload(otto),
      removed,
      own.replace('.webp', '.small.webp'),
      '/api/photos/../x',
      'leaf',
    ];
    for (const url of strange) {
      const { body } = await rosa.post(path, { imageUrls: [own, url] }).expect(404);
      expect(body.code).toBe('photo-gone');
    }
    await rosa.post(path, { imageUrls: [] }).expect(400);
    await rosa.post(path, { images: [photo, photo, photo], imageUrls: [own, own, own] }).expect(400);
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 0 });
    await rosa.post(path, { imageUrls: [own] }).expect(200);
  });

  it('leaves them for the next try when the trial was used up elsewhere', async () => {
    const rosa = await api.signUp({ identificationsUsed: 4 });
    const imageUrls = [await upload(rosa)];
    const answers = await Promise.all([1, 2, 3].map(() => rosa.post(path, { imageUrls })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    await rosa.get(imageUrls[0]!).expect(200);
  });
});
