import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';

const OURS = 'http://leaflore.test';

describe('requests that other sites make in a person’s name', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp();
  });
  afterAll(() => api.stop());

  const names = { firstName: 'Mallory', lastName: 'Weed' };
  const refused: [name: string, headers: Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that begins like ours', { origin: `${OURS}.evil.test` }],
    ['our host over another protocol', { origin: OURS.replace('http:', 'https:') }],
    ['our host on another port', { origin: `${OURS}:8080` }],
    ['an origin that is hidden', { origin: 'null' }],
    ['no header at all', { origin: '' }],
    ['a cross-site fetch that claims our origin', { 'sec-fetch-site': 'cross-site', origin: OURS }],
    ['a neighbouring site that claims our origin', { 'sec-fetch-site': 'same-site', origin: OURS }],
    ['a fetch from nowhere that claims our origin', { 'sec-fetch-site': 'none', origin: OURS }],
    ['both kinds of site at once', { 'sec-fetch-site': 'same-origin, cross-site', origin: OURS }],
    ['only a referrer of ours', { origin: '', referer: `${OURS}/profile` }],
    [
      'only a host that claims to be forwarded',
      { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    ],
  ];

  it.each(refused)('are refused from %s', async (_, headers) => {
    const { body } = await rosa
      .put('/api/profile/update', names, headers)
      .expect(403)
      .expect('content-type', /^application\/problem\+json/);
    expect(body).toMatchObject({
      status: 403,
      code: 'cross-site-request',
      message: 'This request did not come from our own pages.',
    });
    await rosa.post('/api/login', { email: rosa.email, password: rosa.password }, headers).expect(403);
    expect(await rosa.account()).toMatchObject({ firstName: 'Rosa' });
  });

  it('are refused as a form of another site would send them', async () => {
    const headers = {
      origin: 'https://evil.test',
      'sec-fetch-site': 'cross-site',
      'content-type': 'text/plain',
    };
    await rosa
      .post('/api/login', JSON.stringify({ email: rosa.email, password: rosa.password }), headers)
      .expect(403);
  });

  it('are refused on every address, also where there is nothing', async () => {
    for (const address of ['/api/identify-plant', '/api/register', '/api/password/reset', '/api/nothing'])
      await rosa.post(address, {}, { origin: 'https://evil.test' }).expect(403);
  });

  it.each([
    ['of our own address', { origin: OURS }],
    ['that the browser calls same-origin', { 'sec-fetch-site': 'same-origin', origin: OURS }],
    [
      'that the browser calls same-origin, behind a proxy that we do not know',
      { 'sec-fetch-site': 'same-origin', origin: 'https://proxied.test' },
    ],
    ['of the address that was asked', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ])('are none when they come from pages %s', async (_, headers) => {
    await rosa.put('/api/profile/update', { firstName: 'Rosa', lastName: 'Fern' }, headers).expect(200);
  });

  it('may read nothing but what everybody may read', async () => {
    const { headers } = await rosa.get('/api/auth/user', {
      origin: 'https://evil.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('get no permission in advance', async () => {
    const { headers } = await rosa.get('/api/profile/update', {
      origin: 'https://evil.test',
      'access-control-request-method': 'PUT',
    });
    expect(headers['access-control-allow-methods']).toBeUndefined();
  });
});
