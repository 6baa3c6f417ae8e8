import { readdirSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { aPicture, aPng } from '../../../test/photos.js';
import { MAX_STORED_BYTES } from './domain/photo-space.js';
import { MAX_UPLOAD_BYTES } from './upload.service.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A PNG of one grey with 51 megapixels, in a few kilobytes. */
const bomb = () => aPng({ width: 10_000, height: 5_100, depth: 1, channels: 1 });

describe('sending a photo', () => {
  let api: Api;
  let jpeg: Buffer;
  let rosa: Person;
  beforeAll(
    async () => void ([api, jpeg] = await Promise.all([startApiWithoutWorker(), aPicture('aloe', 1000)])),
  );
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const askForLink = async (person = rosa, call = '/api/uploads'): Promise<string> =>
    (await person.post(call).expect(200)).body.uploadURL;
  const send = (link: string, bytes: Buffer | string, person = rosa, type = 'image/jpeg') =>
    person.putBytes(link, bytes, { 'content-type': type });
  const stored = (): string[] => {
    try {
      return readdirSync(path.join(api.dataDir, 'photos', rosa.id)).sort();
    } catch {
      return [];
    }
  };
  const rows = () => api.sql('select id from photos where user_id = $1', [rosa.id]);
  /** Nothing of the attempt is left, and the link still accepts a photo. */
  async function isAsIfNothingHappened(link: string) {
    expect(stored()).toEqual([]);
    expect(await rows()).toEqual([]);
    await send(link, jpeg).expect(201);
  }

  it.each(['/api/uploads', '/api/profile/upload-url'])(
    'takes one direct PUT to the address that %s answers, and shows the photo to its owner',
    async (call) => {
      const link = await askForLink(rosa, call);
      const { body } = await send(link, jpeg).expect(201);
      expect(body).toEqual({
        imageUrl: expect.stringMatching(`^/api/photos/${rosa.id}/[0-9a-f-]{36}\\.webp$`),
      });
      const photo = await rosa.get(body.imageUrl).expect(200).expect('content-type', 'image/webp');
      expect(await sharp(photo.body).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1000 });
      const small = await rosa.get(body.imageUrl.replace('.webp', '.small.webp')).expect(200);
      expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
      await (await api.signUp()).get(body.imageUrl).expect(404);
      await api.visitor().get(body.imageUrl).expect(401);
    },
  );

  it('keeps at most 1600 px, and nothing of where it was taken', async () => {
    const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const taken = await sharp(await aPicture('aloe', 2400))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const { body } = await send(await askForLink(), taken).expect(201);
    for (const url of [body.imageUrl, body.imageUrl.replace('.webp', '.small.webp')]) {
      const { body: photo } = await rosa.get(url).expect(200);
      const { width, exif: kept, xmp, iptc } = await sharp(photo).metadata();
      expect([kept, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(width).toBe(url === body.imageUrl ? 1600 : 400);
      expect(photo.includes('Phone')).toBe(false);
    }
  });

  it.each(['png', 'webp', 'avif'] as const)('takes %s, whatever its sender calls it', async (type) => {
    const picture = await sharp(jpeg).resize(200).toFormat(type).toBuffer();
    await send(await askForLink(), picture, rosa, 'text/plain').expect(201);
  });

  it('takes a photo whose sender does not name its type', async () => {
    const link = await askForLink();
    const { status } = await put(link, [jpeg], { 'content-length': String(jpeg.length) });
    expect(status).toBe(201);
  });

  describe.each<[string, () => Buffer | string, number, string]>([
    ['a text that calls itself JPEG', () => 'Dear plant,', 415, 'not-a-photo'],
    ['an SVG', () => SVG, 415, 'not-a-photo'],
    [
      'an SVG behind the first bytes of a JPEG',
      () => Buffer.from(`\xff\xd8\xff${SVG}`, 'latin1'),
      400,
      'broken-photo',
    ],
    ['a web page', () => '<!doctype html><script>alert(1)</script>', 415, 'not-a-photo'],
    ['a PDF', () => '%PDF-1.7\n%âãÏÓ', 415, 'not-a-photo'],
    ['nothing', () => '', 415, 'not-a-photo'],
    ['a photo that was cut off', () => jpeg.subarray(0, jpeg.length / 2), 400, 'broken-photo'],
    ['a picture of 51 megapixels in a few kilobytes', bomb, 413, 'too-many-pixels'],
  ])('refuses %s', (_, bytes, status, code) => {
    it.each(['image/jpeg', 'application/json'])('sent as %s, and can be tried again', async (type) => {
      const link = await askForLink();
      const { body } = await send(link, bytes(), rosa, type).expect(status);
      expect(body).toMatchObject({ code, message: expect.any(String) });
      await isAsIfNothingHappened(link);
    });
  });

  describe('of more than 5 MB', () => {
    const tooMuch = () => Buffer.concat([jpeg, Buffer.alloc(MAX_UPLOAD_BYTES + 1 - jpeg.length)]);

    it('is refused by what it declares, before a byte of it is read', async () => {
      const link = await askForLink();
      const { status, sent } = await put(link, [], { 'content-length': String(MAX_UPLOAD_BYTES + 1) });
      expect([status, sent]).toEqual([413, 0]);
      await isAsIfNothingHappened(link);
    });

    it('is refused when it declares nothing, as soon as it is too much', async () => {
      const link = await askForLink();
      const megabytes = Array.from({ length: 200 }, () => Buffer.alloc(1024 * 1024));
      const { status, sent } = await put(link, megabytes, { 'transfer-encoding': 'chunked' });
      expect([413, 'cut off']).toContain(status);
      expect(sent).toBeLessThan(100);
      await isAsIfNothingHappened(link);
    });

    it('is taken to the last allowed byte', async () => {
      const link = await askForLink();
      await send(link, tooMuch().subarray(0, MAX_UPLOAD_BYTES)).expect(201);
    });

    it('is refused from the first byte over', async () => {
      const { status } = await put(await askForLink(), [tooMuch()], { 'transfer-encoding': 'chunked' });
      expect(status).toBe(413);
    });
  });

  describe('to a link that', () => {
    it('has expired is refused in the widget’s own words', async () => {
      const link = await askForLink();
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'],
      });
      jest.setSystemTime(Date.now() + 601_000);
      try {
        const { body } = await send(link, jpeg).expect(403);
        expect(body).toMatchObject({ code: 'upload-expired', message: 'Request has expired' });
      } finally {
        jest.useRealTimers();
      }
      await send(link, jpeg).expect(201);
    });

    it('was used is refused, and the photo stays as it was', async () => {
      const link = await askForLink();
      const { body } = await send(link, jpeg).expect(201);
      const before = (await rosa.get(body.imageUrl)).body;
      const again = await send(link, await aPicture('rose', 500)).expect(409);
      expect(again.body.code).toBe('upload-used');
      expect((await rosa.get(body.imageUrl)).body.equals(before)).toBe(true);
      expect(await rows()).toHaveLength(1);
    });

    it('is another person’s is not found, and still works for its owner', async () => {
      const link = await askForLink();
      await send(link, jpeg, await api.signUp()).expect(404);
      await send(link, jpeg, api.visitor()).expect(401);
      await isAsIfNothingHappened(link);
    });

    it.each<[string, (link: URL) => void]>([
      ['has a forged signature', ({ searchParams }) => searchParams.set('signature', 'x'.repeat(43))],
      ['has no signature', ({ searchParams }) => searchParams.delete('signature')],
      ['has two signatures', ({ searchParams: s }) => s.append('signature', s.get('signature')!)],
      ['was made to last longer', ({ searchParams: s }) => s.set('expires', String(+s.get('expires')! + 9))],
      ['was made to last for ever', ({ searchParams }) => searchParams.set('expires', 'NaN')],
      ['has another id', (url) => (url.pathname = '/api/uploads/6c1ad6c5-4f7f-4b64-8a6c-0b6e4b7a3b1f')],
      ['leads out of the folder', (url) => (url.pathname = '/api/uploads/..%2f..%2fsecret')],
    ])('%s is not found', async (_, tamper) => {
      const url = new URL(await askForLink(), 'http://leaflore.test');
      tamper(url);
      const { body } = await send(url.pathname + url.search, jpeg).expect(404);
      expect(body.code).toBe('upload-not-found');
      expect(stored()).toEqual([]);
    });

    it('gets two photos at once keeps one of them', async () => {
      const link = await askForLink();
      const photos = await Promise.all(['aloe', 'rose', 'fern', 'moss'].map((seed) => aPicture(seed, 900)));
      const answers = await Promise.all(photos.map((photo) => send(link, photo)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const { imageUrl } = answers.find(({ status }) => status === 201)!.body;
      await rosa.get(imageUrl).expect(200);
      expect(stored()).toHaveLength(2);
    });
  });

  it('is refused from another site’s pages', async () => {
    const link = await askForLink();
    const headers = { 'content-type': 'image/jpeg', 'sec-fetch-site': 'cross-site' };
    await rosa.putBytes(link, jpeg, headers).expect(403);
    await rosa.putBytes(link, jpeg, { origin: 'https://evil.example' }).expect(403);
    await rosa.post('/api/profile/upload-url', {}, { 'sec-fetch-site': 'cross-site' }).expect(403);
    await isAsIfNothingHappened(link);
  });

  it('needs a session', async () => {
    for (const call of ['/api/uploads', '/api/profile/upload-url'])
      await api.visitor().post(call).expect(401);
  });

  describe('when the photos of the account take nearly all that they may', () => {
    /** Leaves so many bytes of the 2 GB. */
    const leave = (bytes: number) =>
      api.sql(
        `insert into photos (id, user_id, bytes)
         select gen_random_uuid(), $1, ($2::bigint + n) / 4 from generate_series(0, 3) n`,
        [rosa.id, MAX_STORED_BYTES - bytes],
      );

    it('says before the photo is read that there is no room, and takes it once there is', async () => {
      await leave(0);
      const link = await askForLink();
      const { status, sent } = await put(link, [], { 'content-length': '1000' });
      expect([status, sent]).toEqual([422, 0]);
      const { body } = await send(link, jpeg).expect(422);
      expect(body.code).toBe('photo-space-used');
      await api.sql('update photos set removed_at = now() where user_id = $1', [rosa.id]);
      await send(link, jpeg).expect(201);
    });

    it('takes one of many photos that race for the last room', async () => {
      await send(await askForLink(), jpeg).expect(201);
      const [{ bytes }] = (await api.sql('select bytes from photos where user_id = $1', [rosa.id])) as [
        { bytes: number },
      ];
      expect(bytes).toBeGreaterThan(1000);
      await api.sql('delete from photos where user_id = $1', [rosa.id]);
      await leave(Math.floor(bytes * 1.5));
      const links = await Promise.all([1, 2, 3, 4, 5].map(() => askForLink()));
      const answers = await Promise.all(links.map((link) => send(link, jpeg)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    });
  });

  it('may be done 120 times an hour', async () => {
    const strict = await startApiWithoutWorker({ RATE_LIMITS: 'on' });
    try {
      const otto = await strict.signUp();
      await strict.sql('insert into rate_limits (key, points, expire) values ($1, 119, $2)', [
        `upload:${otto.id}`,
        Date.now() + 3_600_000,
      ]);
      await send(await askForLink(otto), jpeg, otto).expect(201);
      const { body, headers } = await send(await askForLink(otto), jpeg, otto).expect(429);
      expect(body.message).toMatch(/^Too many tries/);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });

  /** Sends a PUT in pieces. Returns the answer, if the connection was not cut before, and the number of pieces sent. */
  function put(link: string, pieces: Buffer[], headers: Record<string, string>) {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const cookie = [...rosa.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise<{ status: number | 'cut off'; sent: number }>((resolve) => {
      let [sent, status] = [0, 0];
      const request = http.request({
        port,
        path: link,
        method: 'PUT',
        headers: { origin: 'http://leaflore.test', cookie, ...headers },
      });
      request.on('response', (response) => {
        status = response.statusCode ?? 0;
        response.resume().on('close', () => resolve({ status, sent }));
      });
      request.on('error', () => (status ? undefined : resolve({ status: 'cut off', sent })));
      request.flushHeaders();
      const isWhole = pieces.reduce((sum, { length }) => sum + length, 0);
      const next = () => {
        const piece = pieces[sent];
        if (status || (!piece && !isWhole)) return;
        if (!piece) return void request.end();
        sent += 1;
        request.write(piece, () => setImmediate(next));
      };
      next();
    });
  }
});
