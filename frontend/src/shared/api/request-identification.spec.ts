import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { requestIdentification } from './request-identification';

const server = setupServer();
const LINK = '/api/uploads/1?expires=2&signature=3';
let uploads: number;
let asked: { images?: string[]; imageUrls?: string[] }[];

const call = async () => ({ data: { uploadURL: LINK } });
const aPhoto = (size = 5) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' });
const send = (photos: Blob[], onSent?: (fraction: number) => void) =>
  requestIdentification({ photos, key: 'once', onSent }, call);
/** Answers so before all else; undefined leaves the answer to the usual server. */
const before = (method: 'put' | 'post', path: string, answer: () => Response | undefined) =>
  server.use(http[method](`*${path}`, answer));
const problem = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message }, { status });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  [uploads, asked] = [0, []];
  server.use(
    http.put('*/api/uploads/1', () =>
      HttpResponse.json({ imageUrl: `/api/photos/1/${uploads++}.webp` }, { status: 201 }),
    ),
    http.post('*/api/identify-plant', async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number]);
      return HttpResponse.json({ identificationId: '7' }, { status: 202 });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('asking for an identification', () => {
  it('sends the photos to upload links, and asks with their addresses', async () => {
    const onSent = jest.fn();
    expect(await send([aPhoto(), aPhoto()], onSent)).toEqual({ data: { identificationId: '7' } });
    expect(asked).toEqual([{ imageUrls: ['/api/photos/1/0.webp', '/api/photos/1/1.webp'] }]);
    expect(onSent).toHaveBeenLastCalledWith(1);
  });

  it('sends only what is missing after the connection broke', async () => {
    let tries = 0;
    before('put', '/api/uploads/1', () => ((tries += 1) === 2 ? HttpResponse.error() : undefined));
    const photos = [aPhoto(), aPhoto()];
    expect(await send(photos)).toMatchObject({ error: { code: 'network' } });
    expect(asked).toEqual([]);
    expect(await send(photos)).toHaveProperty('data');
    expect([uploads, tries]).toEqual([2, 3]);
  });

  it('sends photos again that the server has thrown away meanwhile', async () => {
    let tries = 0;
    before('post', '/api/identify-plant', () => {
      tries += 1;
      if (tries === 1) return HttpResponse.error();
      return tries === 2 ? problem(404, 'photo-gone', 'This photo is no longer there.') : undefined;
    });
    const photos = [aPhoto()];
    await send(photos);
    expect(await send(photos)).toHaveProperty('data');
    expect(asked).toEqual([{ imageUrls: ['/api/photos/1/1.webp'] }]);
  });

  it('says which of several photos is no good', async () => {
    before('put', '/api/uploads/1', () => problem(400, 'broken-photo', 'This photo is damaged.'));
    expect(await send([aPhoto()])).toMatchObject({ error: { message: 'This photo is damaged.' } });
    expect(await send([aPhoto(), aPhoto()])).toMatchObject({ error: { message: 'Photo 1 is damaged.' } });
  });

  it('sends photos along that are too large for an upload link', async () => {
    expect(await send([aPhoto(6 * 1024 * 1024)])).toHaveProperty('data');
    expect(uploads).toBe(0);
    expect(asked[0]!.images).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
  });
});
