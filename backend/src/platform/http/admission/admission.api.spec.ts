import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { eventually } from '../../../../test/eventually.js';
import { aPhoto, aPicture, aPng, toDataUrl } from '../../../../test/photos.js';
import { SlowRequest } from '../../../../test/slow-request.js';

const PATH = '/api/identify-plant';
const LATER = { prefer: 'respond-async' };
const MB = 1e6;

describe('what is let in before its body is read', () => {
  let api: Api;
  let photo: string;
  const open: SlowRequest[] = [];
  beforeAll(
    async () =>
      void ([api, photo] = await Promise.all([
        startApiWithoutWorker({ TRUSTED_PROXIES: '127.0.0.1' }),
        aPhoto(),
      ])),
  );
  afterEach(async () => {
    const requests = open.splice(0);
    requests.forEach((request) => request.abort());
    await Promise.all(requests.map(({ closed }) => closed));
  });
  afterAll(() => api.stop());

  /** A request that declares so many bytes and sends none yet. */
  function declare(person: Person, bytes: number, { path = PATH, method = 'POST', headers = {} } = {}) {
    const request = new SlowRequest(api, person, method, path, {
      'content-length': String(bytes),
      ...headers,
    });
    open.push(request);
    return request;
  }
  /** A request that declares so many bytes, and that the server has let in: it asks for them. */
  async function letIn(person: Person, bytes: number, options: Parameters<typeof declare>[2] = {}) {
    const headers = { ...options.headers, expect: '100-continue' };
    const request = declare(person, bytes, { ...options, headers });
    await eventually(
      () => Promise.resolve(request.wasAsked),
      (wasAsked) => wasAsked,
    );
    return request;
  }
  /** A small photo is accepted from this person. */
  const isServed = (person: Person) => person.post(PATH, { imageData: photo }, LATER).expect(202);
  /** Twelve megabytes that are no photo: 415 once they are read. */
  const twelveMegabytes = Buffer.from(JSON.stringify({ imageData: 'A'.repeat(12 * MB) }));
  const sendTwelve = (person: Person) => declare(person, twelveMegabytes.length).end(twelveMegabytes).answer;

  it('answers that the trial is used up to somebody who has sent no byte of the photos, and closes', async () => {
    const rosa = await api.signUp({ identificationsUsed: 5 });
    const request = declare(rosa, 66 * MB);
    const { status, headers, body } = await request.answer;
    expect([status, body.code, headers.connection]).toEqual([402, 'trial-limit-reached', 'close']);
    expect(headers['content-type']).toContain('application/problem+json');
    await request.closed;
  });

  it('asks a client that waits to be asked for the photos only when they are let in', async () => {
    const wait = { headers: { expect: '100-continue' } };
    const [rosa, otto] = [await api.signUp({ identificationsUsed: 5 }), await api.signUp()];
    const refused = declare(rosa, 66 * MB, wait);
    expect((await refused.answer).status).toBe(402);
    expect(refused.wasAsked).toBe(false);
    const body = Buffer.from(JSON.stringify({ imageData: photo }));
    const taken = await letIn(otto, body.length, { headers: LATER });
    expect((await taken.end(body).answer).status).toBe(202);
  });

  it('lets a repeat of what was paid for in, whose trial is used up', async () => {
    const rosa = await api.signUp({ identificationsUsed: 4 });
    const key = { ...LATER, 'idempotency-key': 'again' };
    await rosa.post(PATH, { imageData: photo }, key).expect(202);
    await rosa.post(PATH, { imageData: photo }, key).expect(202);
    await rosa.post(PATH, { imageData: photo }, LATER).expect(402);
  });

  it('answers that there were too many tries before the body, which may be another one than was sent with a key', async () => {
    const strict = await startApiWithoutWorker({ RATE_LIMITS: 'on' });
    try {
      const rosa = await strict.signUp();
      const key = { 'idempotency-key': 'known' };
      await rosa.post(PATH, { imageData: photo }, { ...LATER, ...key }).expect(202);
      await strict.sql('update rate_limits set points = 60 where key = $1', [`identify:${rosa.id}`]);
      for (const more of [{}, key]) {
        const headers = { 'content-length': String(66 * MB), ...more };
        const request = new SlowRequest(strict, rosa, 'POST', PATH, headers);
        open.push(request);
        const { status, headers: answered, body } = await request.answer;
        expect([status, body.code]).toEqual([429, 'too-many-tries']);
        expect(Number(answered['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await strict.stop();
    }
  });

  it.each([
    ['a stranger', 401, 'authentication-required', (): Person => api.visitor(), {}],
    [
      'another site',
      403,
      'cross-site-request',
      (): Person => api.visitor(),
      { origin: 'https://evil.example' },
    ],
  ])('refuses %s before the body, and closes', async (_, status, code, who, headers) => {
    const request = declare(who(), 66 * MB, { headers });
    expect(await request.answer).toMatchObject({ status, body: { code }, headers: { connection: 'close' } });
    await request.closed;
  });

  it('lets one person send one large request at a time, and others go on', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const first = await letIn(rosa, 66 * MB);
    expect((await sendTwelve(rosa)).status).toBe(429);
    const refused = await Promise.all(Array.from({ length: 39 }, () => declare(rosa, 66 * MB).answer));
    for (const { status, headers, body } of refused)
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'too-much-at-once', '5']);
    await isServed(otto);
    first.abort();
    await eventually(
      () => sendTwelve(rosa),
      ({ status }) => status === 415,
    );
  });

  it('gets 40 whole bodies of 66 MB from one account: one after the other is read, and others go on', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const large = Buffer.from(JSON.stringify({ images: Array(5).fill('A'.repeat(13.2 * MB)) }));
    const answers = Promise.all(
      Array.from({ length: 40 }, () => declare(rosa, large.length).end(large).answer),
    );
    await isServed(otto);
    const statuses = (await answers).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([415, 429]));
  });

  it('counts a body that declares no size while it is read', async () => {
    const rosa = await api.signUp();
    await letIn(rosa, 66 * MB);
    const request = new SlowRequest(api, rosa, 'POST', PATH, { 'transfer-encoding': 'chunked' });
    open.push(request);
    expect(await request.end(twelveMegabytes).answer).toMatchObject({
      status: 429,
      body: { code: 'too-much-at-once' },
    });
  });

  it('reads a body that declares no size as it reads any other', async () => {
    const rosa = await api.signUp();
    const headers = { ...LATER, 'transfer-encoding': 'chunked' };
    const request = new SlowRequest(api, rosa, 'POST', PATH, headers);
    expect((await request.end(Buffer.from(JSON.stringify({ imageData: photo }))).answer).status).toBe(202);
  });

  it('bounds what comes from one address, and what comes in all; small photos still find room', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => api.signUp()));
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    await letIn(people[0]!, 66 * MB, from('203.0.113.1'));
    await letIn(people[1]!, 66 * MB, from('203.0.113.1'));
    const ask = (address: string) => declare(people[2]!, 30 * MB, from(address)).answer;
    expect(await ask('203.0.113.1')).toMatchObject({ status: 429, body: { code: 'too-much-at-once' } });
    expect(await ask('203.0.113.2')).toMatchObject({
      status: 503,
      body: { code: 'busy' },
      headers: { 'retry-after': '5' },
    });
    await isServed(people[3]!);
  });

  it('takes six uploads of one person at once', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const link = async (person: Person) =>
      (await person.post('/api/uploads').expect(200)).body.uploadURL as string;
    const ofUpload = async () => ({
      path: await link(rosa),
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
    });
    for (let count = 0; count < 6; count += 1) await letIn(rosa, 1 * MB, await ofUpload());
    expect(await declare(rosa, 1 * MB, await ofUpload()).answer).toMatchObject({
      status: 429,
      body: { code: 'too-much-at-once' },
    });
    await otto.putBytes(await link(otto), await aPicture()).expect(201);
  });

  it('takes 24 uploads from one address at once, from all accounts together', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.signUp()));
    const ofUpload = async (person: Person, address: string) => ({
      path: (await person.post('/api/uploads').expect(200)).body.uploadURL as string,
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': address },
    });
    for (let count = 0; count < 24; count += 1) {
      const person = people[count % 4]!;
      await letIn(person, 1000, await ofUpload(person, '203.0.113.1'));
    }
    const last = people[4]!;
    expect(await declare(last, 1000, await ofUpload(last, '203.0.113.1')).answer).toMatchObject({
      status: 429,
      body: { code: 'too-much-at-once' },
      headers: { 'retry-after': '5', 'content-type': expect.stringContaining('application/problem+json') },
    });
    await letIn(last, 1000, await ofUpload(last, '203.0.113.2'));
  });

  describe('of an import', () => {
    const GB = 1e9;
    const IMPORT = { path: '/api/account/import', method: 'POST' };
    const from = (address: string) => ({ ...IMPORT, headers: { 'x-forwarded-for': address } });
    const tooMuch = { status: 429, body: { code: 'too-much-at-once' }, headers: { 'retry-after': '5' } };

    it('takes three of a person and nine from a home at once, at whichever of its IPv6 addresses', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => api.signUp()));
      for (let count = 0; count < 9; count += 1)
        await letIn(people[count % 3]!, 1000, from(`2001:db8:1:2::${count + 1}`));
      expect(await declare(people[0]!, 1000, from('2001:db8:1:3::1')).answer).toMatchObject(tooMuch);
      expect(await declare(people[3]!, 1000, from('2001:db8:1:2:3::1')).answer).toMatchObject(tooMuch);
      await letIn(people[3]!, 1000, from('2001:db8:1:3::1'));
    });

    it('takes 2 GB of a person and 4 GB from an address at once, before a byte of it has come', async () => {
      const [rosa, otto, anna] = await Promise.all([api.signUp(), api.signUp(), api.signUp()]);
      await letIn(rosa, 2 * GB, from('203.0.113.1'));
      expect(await declare(rosa, 1 * GB, from('203.0.113.2')).answer).toMatchObject(tooMuch);
      await letIn(otto, 2 * GB, from('203.0.113.1'));
      expect(await declare(anna, 1 * GB, from('203.0.113.1')).answer).toMatchObject(tooMuch);
      await letIn(anna, 1 * GB, from('203.0.113.2'));
    });

    it('counts one that declares no size while it arrives', async () => {
      const rosa = await api.signUp();
      await letIn(rosa, 2 * 1024 ** 3, IMPORT);
      const headers = { 'transfer-encoding': 'chunked' };
      const request = new SlowRequest(api, rosa, IMPORT.method, IMPORT.path, headers);
      open.push(request);
      expect(await request.end(Buffer.from('name\nMint')).answer).toMatchObject(tooMuch);
    });

    it('does not read one that says it is larger than any may be', async () => {
      const request = declare(await api.signUp(), 3 * GB, IMPORT);
      expect(await request.answer).toMatchObject({
        status: 413,
        body: { code: 'import-too-large' },
        headers: { connection: 'close' },
      });
    });
  });

  it('serves others while hundreds of connections send a byte now and then', async () => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const head =
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://leaflore.test\r\nContent-Length: 9000\r\n\r\n{';
    const sockets = await Promise.all(
      Array.from(
        { length: 300 },
        () =>
          new Promise<net.Socket>((resolve) => {
            const socket = net.connect(port, '127.0.0.1', () => socket.write(head, () => resolve(socket)));
            socket.on('error', () => undefined);
          }),
      ),
    );
    await isServed(await api.signUp());
    sockets.forEach((socket) => socket.destroy());
  });

  it('answers a small photo while six PNGs of 7000 × 7000 interlaced pixels with 16 bits are looked at', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const png = aPng({ width: 7000, height: 7000, depth: 16, channels: 3, isInterlaced: true });
    const heavy = { imageData: toDataUrl(png, 'image/png') };
    const answers = Promise.all(Array.from({ length: 6 }, () => rosa.post(PATH, heavy, LATER)));
    await isServed(otto);
    for (const { status, body } of await answers)
      expect([status, body.code]).toEqual([413, 'photo-too-heavy']);
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 0 });
  });
});
