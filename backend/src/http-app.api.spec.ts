import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { startApiWithoutWorker } from '../test/api-without-worker.js';
import type { Api, Person } from '../test/api-without-worker.js';

const ROUTES = ['/api/login', '/api/plants', '/api/identify-plant'];

const JSON_TYPE = 'application/json';
const UNREADABLE: [what: string, type: string, body: string, status: number, code: string][] = [
  ['broken off', JSON_TYPE, '{"email":', 400, 'bad-request'],
  ['empty', JSON_TYPE, '', 400, 'bad-request'],
  ['no JSON at all', JSON_TYPE, 'fern', 400, 'bad-request'],
  ['an attempt at a prototype', JSON_TYPE, '{"__proto__":{"isPremium":true}}', 400, 'bad-request'],
  ['too deep', JSON_TYPE, `{"email":${'['.repeat(33)}${']'.repeat(33)}}`, 400, 'bad-request'],
  ['of too many parts', JSON_TYPE, `{"email":[${'0,'.repeat(10_001)}0]}`, 400, 'bad-request'],
  ['a list', JSON_TYPE, '[{"email":"rosa@example.org"}]', 400, 'bad-request'],
  ['a bare text', JSON_TYPE, '"fern"', 400, 'bad-request'],
  ['a bare number', JSON_TYPE, '5', 400, 'bad-request'],
  ['plain text', 'text/plain', 'fern', 415, 'unsupported'],
  ['a form', 'application/x-www-form-urlencoded', 'email=rosa%40example.org', 415, 'unsupported'],
  ['of an unknown type', 'image/x-fern', 'fern', 415, 'unsupported'],
  ['of a type that is ours alone', 'application/vnd.leaflore.stream', '{}', 415, 'unsupported'],
  ['the same in other letters', 'Application/vnd.Leaflore.Bytes; a=b', '{}', 415, 'unsupported'],
  ['of our type for long texts', 'application/vnd.leaflore.long-json', '{}', 415, 'unsupported'],
];

describe('a request that cannot be read', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp();
  });
  afterAll(() => api.stop());

  const cookie = () => [...rosa.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (path: string, type: string, body: string) =>
    request(api.app.getHttpServer())
      .post(path)
      .set({ origin: 'http://leaflore.test', cookie: cookie(), 'content-type': type })
      .send(body);

  const expectProblem = (answer: request.Response, status: number, code: string) => {
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toEqual({
      type: `/problems/${code}`,
      title: expect.any(String),
      status,
      code,
      message: expect.any(String),
      requestId: expect.any(String),
    });
  };

  describe.each(ROUTES)('at %s', (path) => {
    it.each(UNREADABLE)('is answered with a problem: %s', async (_, type, body, status, code) => {
      expectProblem(await send(path, type, body), status, code);
    });
  });

  it.each(['/api/login', '/api/plants'])('is answered with a problem at %s: too large', async (path) => {
    expectProblem(await send(path, JSON_TYPE, `"${'x'.repeat(300 * 1024)}"`), 413, 'too-large');
  });

  it.each(['/api/plants/%zz', '/api/plants/%E0%A4%A', '/api/100%'])(
    'is one for nothing where its address is broken off: %s',
    async (path) => {
      const answer = await request(api.app.getHttpServer()).get(path).set({ cookie: cookie() });
      expectProblem(answer, 404, 'not-found');
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  it('is kept by no cache, also where its address is spelled in another way', async () => {
    const answer = await request(api.app.getHttpServer()).get('/%61pi/sitter/x');
    expectProblem(answer, 404, 'sitter-page-closed');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('does not matter where no body is read, whatever its type', async () => {
    const { status } = await request(api.app.getHttpServer())
      .get('/api/plants')
      .set({ cookie: cookie(), 'content-type': 'application/vnd.leaflore.stream' });
    expect(status).toBe(200);
  });
});

describe('every answer of the API', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it.each([
    ['GET', '/api/auth/user', 200],
    ['GET', '/api/plants', 200],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/login', 400],
    ['TRACE', '/api/plants', 404],
  ])('is kept by nobody, and runs nothing: %s %s, %i', async (method, path, status) => {
    const { cookies } = await api.signUp();
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const headers = {
      origin: 'http://leaflore.test',
      host: 'leaflore.test',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      http.request({ port, method, path, headers }, resolve).on('error', reject).end(),
    );
    answer.resume();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/json/) as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });
});
