import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { FakeProvider } from '../../../test/fake-provider.js';
import { aPhoto, aPicture, toDataUrl } from '../../../test/photos.js';

const path = '/api/identify-plant';

describe(`POST ${path} with bad input`, () => {
  let provider: FakeProvider;
  let api: Api;
  let photo: string;
  let jpeg: Buffer;

  beforeAll(async () => {
    provider = await new FakeProvider().start();
    api = await startApi({ ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: provider.url });
    [photo, jpeg] = await Promise.all([aPhoto(), aPicture()]);
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(() => void (provider.calls = []));

  const refused = async (body: object, status: number, code: string, words: RegExp) => {
    const rosa = await api.signUp();
    const answer = await rosa.post(path, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(answer.body.message).toMatch(words);
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 0 });
    expect(provider.calls).toHaveLength(0);
  };

  it('asks for a photo when there is none', () => refused({}, 400, 'no-photo', /choose a photo/));
  it('asks for a photo when the list is empty', () =>
    refused({ images: [] }, 400, 'invalid-request', /choose a photo/));
  it('refuses six photos', () =>
    refused({ images: Array(6).fill(photo) }, 400, 'invalid-request', /at most five/));
  it('refuses a number', () => refused({ imageData: 5 }, 400, 'invalid-request', /choose a photo/));
  it('refuses an address instead of a photo', () =>
    refused(
      { imageData: 'https://example.org/plant.jpg' },
      415,
      'not-a-photo',
      /JPEG, PNG, WebP, HEIC or AVIF/,
    ));
  it('refuses a text file that calls itself a JPEG', () =>
    refused({ imageData: toDataUrl(Buffer.from('Dear plant,')) }, 415, 'not-a-photo', /not a picture/));
  it('refuses an SVG, whatever it says it is', () =>
    refused(
      { imageData: toDataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
      415,
      'not-a-photo',
      /not a picture/,
    ));
  it('refuses a photo that is cut off', () =>
    refused({ imageData: toDataUrl(jpeg.subarray(0, jpeg.length / 2)) }, 400, 'broken-photo', /damaged/));
  it('says which of five photos is broken', () =>
    refused(
      { images: [photo, photo, toDataUrl(jpeg.subarray(0, 900)), photo, photo] },
      400,
      'broken-photo',
      /^Photo 3/,
    ));
  it('refuses more than 10 MB', () =>
    refused(
      { imageData: toDataUrl(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])) },
      413,
      'photo-too-large',
      /10 MB/,
    ));

  it('takes a photo whose sender is wrong about its type', async () => {
    const rosa = await api.signUp();
    await rosa.post(path, { imageData: toDataUrl(jpeg, 'image/png') }).expect(200);
  });

  it('needs a session', async () => {
    const { body } = await api.visitor().post(path, { imageData: photo }).expect(401);
    expect(body.message).toBe('Authentication required');
  });

  it('is never for somebody else', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    await rosa.post(path, { imageData: photo, userId: otto.id }).expect(403);
    expect(await otto.account()).toMatchObject({ identificationsUsed: 0 });
  });
});
