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

  const outages: [name: string, behaviour: Behaviour][] = [
    ['is too busy', { kind: 'status', status: 429 }],
    ['asks to come back in an hour', { kind: 'status', status: 429, headers: { 'retry-after': '3600' } }],
    ['breaks down', { kind: 'status', status: 500 }],
    ['is overloaded', { kind: 'status', status: 529 }],
    ['does not accept the key', { kind: 'status', status: 401 }],
    ['answers with a web page', { kind: 'html' }],
    ['answers with broken JSON', { kind: 'malformed' }],
    ['answers with another shape', { kind: 'wrong-shape' }],
    ['answers in prose', { kind: 'prose' }],
    ['stops in the middle of the answer', { kind: 'too-long' }],
    ['is cut off', { kind: 'cut' }],
    ['resets the connection', { kind: 'reset' }],
    ['never answers', { kind: 'hang' }],
  ];
  const refusals: [name: string, behaviour: Behaviour][] = [
    ['declines', { kind: 'refusal' }],
    ['cannot work with the photo', { kind: 'status', status: 400 }],
    ['finds the photo too large', { kind: 'status', status: 413 }],
  ];

  for (const name of ['anthropic', 'openai'] as const) {
    describe(name, () => {
      let faulty: Api;
      beforeAll(async () => {
        const key = name.toUpperCase();
        const base = name === 'openai' ? `${provider.url}/v1` : provider.url;
        const settings = {
          [`${key}_API_KEY`]: 'secret-key',
          [`${key}_BASE_URL`]: base,
          IDENTIFICATION_TIMEOUT_S: '2',
        };
        faulty = await startApi(settings);
      });
      afterAll(() => faulty.stop());

      it('our own identifier stands in, says so and is not counted, whatever the fault', async () => {
        const rosa = await faulty.signUp({ identificationsUsed: 1 });
        for (const [fault, behaviour] of outages) {
          provider.willAlways(behaviour);
          const { body, status } = await rosa.post(path, { imageData: photo });
          expect({ fault, status, standsIn: body.standsIn }).toEqual({ fault, status: 200, standsIn: true });
          expect(body.provider.name).toBe('local');
          expect(JSON.stringify(body)).not.toMatch(/secret-key|127\.0\.0\.1|stack/);
          expect(await rosa.account()).toMatchObject({ identificationsUsed: 1 });
          provider.willAlways({ kind: 'answer' }); // the breaker closes again
          await rosa.post(path, { imageData: photo }).expect(200);
          await faulty.sql('update users set identifications_used = 1 where id = $1', [rosa.id]);
        }
      }, 120_000);

      it('a refused photo is said to be refused, is not counted, and does not stop the next one', async () => {
        const rosa = await faulty.signUp({ identificationsUsed: 1 });
        for (const [, behaviour] of [...refusals, ...refusals, ...refusals]) {
          provider.willAlways(behaviour);
          const { body } = await rosa.post(path, { imageData: photo }).expect(422);
          expect(body).toMatchObject({
            code: 'identifier-refused',
            message: expect.stringMatching(/use up an identification/),
          });
        }
        expect(await rosa.account()).toMatchObject({ identificationsUsed: 1 });
        provider.willAlways({ kind: 'answer' });
        const { body } = await rosa.post(path, { imageData: photo }).expect(200);
        expect(body).toMatchObject({ standsIn: false, provider: { name } });
      }, 60_000);

      it('answers when only the first try fails', async () => {
        const rosa = await faulty.signUp();
        provider.willDo({ kind: 'wrong-shape' });
        const { body } = await rosa.post(path, { imageData: photo }).expect(200);
        expect(body.plant.commonName).toBe('Jade Plant');
        expect(body.provider.name).toBe(name);
      });

      // The last one, as the provider is left alone for a while afterwards.
      it('stops asking a provider that keeps failing', async () => {
        const rosa = await faulty.signUp();
        provider.willAlways({ kind: 'status', status: 401 });
        for (let attempt = 0; attempt < 5; attempt += 1)
          await rosa.post(path, { imageData: photo }).expect(200);
        const before = provider.calls.length;
        const { body } = await rosa.post(path, { imageData: photo }).expect(200);
        expect(body.standsIn).toBe(true);
        expect(provider.calls).toHaveLength(before);
      });
    });
  }
});
