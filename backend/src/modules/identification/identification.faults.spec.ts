import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { FakeProvider } from '../../../test/fake-provider.js';
import type { Behaviour } from '../../../test/fake-provider.js';
import { aPhoto } from '../../../test/photos.js';

const path = '/api/identify-plant';

describe('when the provider lets us down', () => {
  let provider: FakeProvider;
  let photo: string;
  beforeAll(async () => {
    provider = await new FakeProvider().start();
    photo = await aPhoto();
  });
  afterAll(() => provider.stop());
  beforeEach(() => {
    provider.calls = [];
    provider.willAlways({ kind: 'answer' });
  });

  const faults: [name: string, behaviour: Behaviour, status: number, code: string][] = [
    ['is too busy', { kind: 'status', status: 429 }, 503, 'identifier-busy'],
    [
      'asks to come back in an hour',
      { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
      503,
      'identifier-busy',
    ],
    ['breaks down', { kind: 'status', status: 500 }, 503, 'identifier-unavailable'],
    ['is overloaded', { kind: 'status', status: 529 }, 503, 'identifier-unavailable'],
    ['does not accept the key', { kind: 'status', status: 401 }, 503, 'identifier-misconfigured'],
    ['answers with a web page', { kind: 'html' }, 503, 'identifier-unreadable'],
    ['answers with broken JSON', { kind: 'malformed' }, 503, 'identifier-unreadable'],
    ['answers with another shape', { kind: 'wrong-shape' }, 503, 'identifier-unreadable'],
    ['answers in prose', { kind: 'prose' }, 503, 'identifier-unreadable'],
    ['stops in the middle of the answer', { kind: 'too-long' }, 503, 'identifier-unreadable'],
    ['declines', { kind: 'refusal' }, 422, 'identifier-refused'],
    ['is cut off', { kind: 'cut' }, 503, 'identifier-unavailable'],
    ['resets the connection', { kind: 'reset' }, 503, 'identifier-unavailable'],
    ['never answers', { kind: 'hang' }, 503, 'identifier-too-slow'],
  ];

  for (const name of ['anthropic', 'openai'] as const) {
    describe(name, () => {
      let faulty: Api;
      beforeEach(async () => {
        const key = name.toUpperCase();
        const base = name === 'openai' ? `${provider.url}/v1` : provider.url;
        const settings = {
          [`${key}_API_KEY`]: 'secret-key',
          [`${key}_BASE_URL`]: base,
          IDENTIFICATION_TIMEOUT_S: '2',
        };
        faulty = await startApi(settings);
      });
      afterEach(() => faulty.stop());

      it('says so plainly and charges nothing, whatever the fault', async () => {
        const rosa = await faulty.signUp({ identificationsUsed: 1 });
        for (const [fault, behaviour, status, code] of faults) {
          provider.willAlways(behaviour);
          const { body, status: answered } = await rosa.post(path, { imageData: photo });
          expect({ fault, answered, code: body.code }).toEqual({ fault, answered: status, code });
          expect(body.message).toMatch(/not counted/);
          expect(JSON.stringify(body)).not.toMatch(/secret-key|127\.0\.0\.1|stack/);
          expect(await rosa.account()).toMatchObject({ identificationsUsed: 1 });
          provider.willAlways({ kind: 'answer' }); // the breaker closes again
          await rosa.post(path, { imageData: photo }).expect(200);
          await faulty.sql('update users set identifications_used = 1 where id = $1', [rosa.id]);
        }
      }, 120_000);

      it('answers when only the first try fails', async () => {
        const rosa = await faulty.signUp();
        provider.willDo({ kind: 'wrong-shape' });
        const { body } = await rosa.post(path, { imageData: photo }).expect(200);
        expect(body.plant.commonName).toBe('Jade Plant');
        expect(body.provider.name).toBe(name);
      });

      it('stops asking a provider that keeps failing', async () => {
        const rosa = await faulty.signUp();
        provider.willAlways({ kind: 'status', status: 401 });
        for (let attempt = 0; attempt < 5; attempt += 1)
          await rosa.post(path, { imageData: photo }).expect(503);
        const before = provider.calls.length;
        const { body } = await rosa.post(path, { imageData: photo }).expect(503);
        expect(body.code).toBe('identifier-unavailable');
        expect(provider.calls).toHaveLength(before);
      });
    });
  }
});
