import { once } from 'node:events';
import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { eventually, gate } from '../../../test/eventually.js';
import { FakeProvider } from '../../../test/fake-provider.js';
import { aPhoto } from '../../../test/photos.js';
import { IdentificationAnswers } from './identification.answers.js';

const path = '/api/identify-plant';
const RACERS = 50;

describe(`POST ${path}`, () => {
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
  beforeEach(() => {
    provider.calls = [];
    provider.willAlways({ kind: 'answer' });
  });

  it('names the plant, joins its care from the library and counts the identification', async () => {
    const rosa = await api.signUp({ identificationsUsed: 3 });
    const { body } = await rosa.post(path, { imageData: photo, userId: rosa.id }).expect(200);
    expect(body).toMatchObject({
      certainty: 'sure',
      confidence: 0.92,
      isPlant: true,
      trialLimitReached: false,
      remainingIdentifications: 1,
      provider: { name: 'anthropic' },
      plant: {
        commonName: 'Jade Plant',
        scientificName: 'Crassula ovata',
        diseaseDetection: { status: 'healthy', healthScore: 93 },
        petToxicity: { level: 'toxic' },
      },
    });
    expect(body.candidates).toHaveLength(2);
    expect(body.plant.libraryId).toEqual(expect.any(String));
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 4 });
  });

  it('keeps a WebP copy that only its owner can see', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const { body } = await rosa.post(path, { imageData: photo }).expect(200);
    const kept = await rosa.get(body.imageUrl).expect(200).expect('content-type', 'image/webp');
    expect(kept.headers['cache-control']).toContain('private');
    await otto.get(body.imageUrl).expect(404);
    await api.visitor().get(body.imageUrl).expect(401);
  });

  it('looks at up to five photos of one plant together', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.post(path, { images: [photo, photo, photo] }).expect(200);
    expect(body.imageUrls).toHaveLength(3);
    expect(provider.calls).toHaveLength(1);
    const [{ content }] = provider.calls[0]!.body.messages as [{ content: { type: string }[] }];
    expect(content.filter(({ type }) => type === 'image')).toHaveLength(3);
  });

  it('refuses once the trial is spent, without asking the provider', async () => {
    const rosa = await api.signUp({ identificationsUsed: 5 });
    const { body } = await rosa.post(path, { imageData: photo }).expect(402);
    expect(body).toMatchObject({
      code: 'trial-limit-reached',
      message: 'Trial limit reached',
      trialLimitReached: true,
      remainingIdentifications: 0,
    });
    expect(provider.calls).toHaveLength(0);
  });

  it('has no limit for premium members', async () => {
    const rosa = await api.signUp({ identificationsUsed: 50, isPremium: true });
    const { body } = await rosa.post(path, { imageData: photo }).expect(200);
    expect(body.remainingIdentifications).toBeNull();
  });

  it(`lets one of ${RACERS} racers have the last free identification, with one call of the provider`, async () => {
    const rosa = await api.signUp({ identificationsUsed: 4 });
    const losersAreOut = gate();
    provider.willAlways({ kind: 'answer', after: losersAreOut.opened });
    let refused = 0;
    const race = async () => {
      const answer = await rosa.post(path, { imageData: photo });
      if (answer.status === 402 && (refused += 1) === RACERS - 1) losersAreOut.open();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: RACERS }, race));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(RACERS - 1);
    expect(provider.calls).toHaveLength(1);
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 5 });
    const kept = await api.sql('select 1 from identification_history where user_id = $1', [rosa.id]);
    expect(kept).toHaveLength(1);
  });

  describe('asked to answer later', () => {
    const later = { prefer: 'respond-async' };

    it('accepts at once and tells how it goes', async () => {
      const watched = gate();
      provider.willAlways({ kind: 'answer', after: watched.opened });
      const rosa = await api.signUp();
      const { headers, body } = await rosa.post(path, { imageData: photo }, later).expect(202);
      expect(body).toMatchObject({ state: 'queued', result: null });
      expect(headers['preference-applied']).toBe('respond-async');
      const { body: text } = await rosa
        .get(`${headers.location}/events`)
        .parse((stream, done) => {
          let read = '';
          stream.on('data', (chunk) => {
            read += String(chunk);
            watched.open();
          });
          stream.on('end', () => done(null, read));
        })
        .expect(200)
        .expect('content-type', /event-stream/)
        .expect('x-accel-buffering', 'no');
      const events = [...text.matchAll(/event: (\w+)/g)].map(([, name]) => name);
      expect(events.length).toBeGreaterThan(1);
      expect(events.at(-1)).toBe('done');
      expect(new Set(events).size).toBe(events.length);
      expect(text).toContain('Jade Plant');
      const again = await rosa.get(headers.location!).expect(200);
      expect(again.body).toMatchObject({
        state: 'answered',
        result: { plant: { commonName: 'Jade Plant' } },
      });
    });

    it('tells of a failure too', async () => {
      provider.willAlways({ kind: 'refusal' });
      const rosa = await api.signUp();
      const { headers } = await rosa.post(path, { imageData: photo }, later).expect(202);
      const { text } = await rosa.get(`${headers.location}/events`).expect(200);
      expect(text).toMatch(/event: done\ndata: .*identifier-refused/);
      expect(await rosa.account()).toMatchObject({ identificationsUsed: 0 });
    });

    it('may be followed from five windows of one person at once, and again when one is closed', async () => {
      const held = gate();
      provider.willAlways({ kind: 'answer', after: held.opened });
      const [rosa, otto] = [await api.signUp(), await api.signUp()];
      const { headers } = await rosa.post(path, { imageData: photo }, later).expect(202);
      const answers = api.app.get(IdentificationAnswers, { strict: false });
      const id = headers.location!.split('/').at(-1)!;
      const open = () => answers.stream(id, rosa.id, '127.0.0.1');
      const streams = await Promise.all([1, 2, 3, 4, 5].map(open));
      await Promise.all(streams.map((stream) => once(stream, 'data')));
      const { body, headers: refused } = await rosa.get(`${headers.location}/events`).expect(429);
      expect([body.code, refused['retry-after']]).toEqual(['too-many-streams', '5']);
      await otto.get(`${headers.location}/events`).expect(404);
      streams[0]!.destroy(); // no event comes meanwhile: the provider has not answered yet
      await once(streams[0]!, 'close');
      streams.push(await open());
      streams.forEach((stream) => stream.destroy());
      await Promise.all(streams.slice(1).map((stream) => once(stream, 'close')));
      held.open();
    });

    it('shows nobody else how it goes', async () => {
      const [rosa, otto] = [await api.signUp(), await api.signUp()];
      const { headers } = await rosa.post(path, { imageData: photo }, later).expect(202);
      for (const address of [headers.location!, `${headers.location}/events`])
        await otto.get(address).expect(404);
      await otto.post(`${headers.location}/feedback`, { correct: true }).expect(404);
      await rosa.get(`${headers.location}/events`).expect(200);
    });
  });

  describe('sent again', () => {
    const key = (name: string) => ({ 'idempotency-key': name });

    it('is the same identification when it has the same key', async () => {
      const rosa = await api.signUp();
      const first = await rosa.post(path, { imageData: photo }, key('one')).expect(200);
      const second = await rosa.post(path, { imageData: photo }, key('one')).expect(200);
      expect(second.body.identificationId).toBe(first.body.identificationId);
      expect(await rosa.account()).toMatchObject({ identificationsUsed: 1 });
      expect(provider.calls).toHaveLength(1);
    });

    it('is the same identification when both arrive at once', async () => {
      const rosa = await api.signUp();
      const answers = await Promise.all(
        [1, 2, 3].map(() => rosa.post(path, { imageData: photo }, key('at-once'))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.identificationId)).size).toBe(1);
      expect(await rosa.account()).toMatchObject({ identificationsUsed: 1 });
    });

    it('still answers what was paid for when the trial is spent', async () => {
      const rosa = await api.signUp({ identificationsUsed: 4 });
      await rosa.post(path, { imageData: photo }, key('last')).expect(200);
      await rosa.post(path, { imageData: photo }, key('last')).expect(200);
    });

    it('is refused when the key was used for other photos', async () => {
      const rosa = await api.signUp();
      await rosa.post(path, { imageData: photo }, key('two')).expect(200);
      const { body } = await rosa.post(path, { imageData: await aPhoto('other') }, key('two')).expect(422);
      expect(body.code).toBe('idempotency-key-reused');
    });

    it("does not meet another person's key", async () => {
      const [rosa, otto] = [await api.signUp(), await api.signUp()];
      const first = await rosa.post(path, { imageData: photo }, key('mine')).expect(200);
      const second = await otto.post(path, { imageData: photo }, key('mine')).expect(200);
      expect(second.body.identificationId).not.toBe(first.body.identificationId);
    });
  });

  describe('history', () => {
    it('lists what one has asked, newest first, page by page', async () => {
      const rosa = await api.signUp({ isPremium: true });
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1)
        ids.unshift((await rosa.post(path, { imageData: photo })).body.identificationId);
      const first = await rosa.get('/api/identifications?limit=3').expect(200);
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1];
      const second = await rosa.get(next!).expect(200);
      const listed = [...first.body, ...second.body].map(({ identificationId }) => identificationId);
      expect(listed).toEqual(ids);
      expect(second.headers.link).toBeUndefined();
    });

    it('refuses a page that we did not announce', async () => {
      const rosa = await api.signUp();
      for (const query of ['cursor=rubbish', 'limit=0', 'limit=1000', 'limit=x', 'cursor=a&cursor=b'])
        await rosa.get(`/api/identifications?${query}`).expect(400);
    });

    it('keeps a confirmation', async () => {
      const rosa = await api.signUp();
      const { body } = await rosa.post(path, { imageData: photo }).expect(200);
      const given = await rosa
        .post(`/api/identifications/${body.identificationId}/feedback`, { correct: true })
        .expect(200);
      expect(given.body.feedback).toMatchObject({ correct: true, scientificName: 'Crassula ovata' });
    });

    it('keeps a correction, and speaks of that plant from then on', async () => {
      const rosa = await api.signUp();
      const { body } = await rosa.post(path, { imageData: photo }).expect(200);
      const address = `/api/identifications/${body.identificationId}`;
      await rosa.post(`${address}/feedback`, { correct: false, scientificName: 'Aloe vera' }).expect(200);
      const { body: later } = await rosa.get(address).expect(200);
      expect(later).toMatchObject({
        feedback: { correct: false },
        result: { plant: { commonName: 'Aloe Vera' } },
      });
      await rosa.post(`${address}/feedback`, { correct: false, scientificName: 'Unheard of' }).expect(404);
      const back = { correct: false, scientificName: 'Crassula ovata' };
      const { body: again } = await rosa.post(`${address}/feedback`, back).expect(200);
      expect(again).toMatchObject({
        feedback: { correct: true },
        result: { plant: { commonName: 'Jade Plant' } },
      });
    });

    it('is recorded for the admin: what people did and what was asked of the provider', async () => {
      const rosa = await api.signUp();
      await rosa.post(path, { imageData: photo }).expect(200);
      const calls = await api.sql(
        'select ai_provider, outcome, input_tokens from ai_interactions where user_id = $1',
        [rosa.id],
      );
      expect(calls).toEqual([{ ai_provider: 'anthropic', outcome: 'answered', input_tokens: 900 }]);
      const find = () =>
        api.sql<{ action: string }>('select action from user_activities where user_id = $1', [rosa.id]);
      const activities = await eventually(find, (rows) => rows.length >= 2);
      expect(activities.map(({ action }) => action).sort()).toEqual(['plant_identification', 'register']);
    });
  });
});
