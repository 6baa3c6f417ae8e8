import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { aPicture } from '../../../test/photos.js';

const path = '/api/identifications/from-device';
const HOUR_MS = 3_600_000;

describe(`POST ${path}`, () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  const upload = async (person: Person): Promise<string> => {
    const { body: link } = await person.post('/api/uploads').expect(200);
    return (await person.putBytes(link.uploadURL, await aPicture()).expect(201)).body.imageUrl;
  };
  const seen = (classId = 'spathiphyllum', confidence = 0.83) => ({
    candidates: [
      { classId, confidence },
      { classId: 'anthurium', confidence: Math.min(0.1, confidence) },
    ],
    isPlant: { verdict: true, probability: 0.98, warning: false },
    known: true,
    health: { verdict: 'healthy', probability: 0.1 },
  });
  const anHourAgo = () => new Date(Date.now() - HOUR_MS).toISOString();
  const answer = async (person: Person, sight: object = seen()) => ({
    imageUrls: [await upload(person)],
    seenAt: anHourAgo(),
    seen: sight,
  });
  const keyed = (key: string) => ({ 'idempotency-key': key });
  const historyOf = async (person: Person) => (await person.get('/api/identifications').expect(200)).body;

  it('adds what a device saw to the history, in the words of our library, and does not count it', async () => {
    const rosa = await api.signUp({ identificationsUsed: 5 });
    const sent = await answer(rosa);
    const { body } = await rosa.post(path, sent, keyed('one')).expect(200);
    expect(body).toMatchObject({
      state: 'answered',
      counted: false,
      createdAt: sent.seenAt,
      imageUrls: sent.imageUrls,
      result: {
        onDevice: true,
        certainty: 'sure',
        confidence: 0.83,
        provider: { name: 'local' },
        plant: { petToxicity: { level: 'toxic' }, diseaseDetection: { status: 'healthy' } },
      },
    });
    expect(body.result.plant.libraryId).toEqual(expect.any(String));
    expect(await historyOf(rosa)).toEqual([body]);
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 5 });
    await rosa.post(`/api/identifications/${body.identificationId}/feedback`, { correct: true }).expect(200);
  });

  it('is there once, however often and however fast it is sent, also with photos that were sent again', async () => {
    const rosa = await api.signUp();
    const sent = await answer(rosa);
    const again = { ...sent, imageUrls: [await upload(rosa)] };
    const tries = [sent, sent, again, sent, again, sent].map((body) => rosa.post(path, body, keyed('once')));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status)).toEqual(tries.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.identificationId)).size).toBe(1);
    expect(await historyOf(rosa)).toHaveLength(1);
    await rosa.post(path, { ...sent, seen: seen('aloe_vera') }, keyed('once')).expect(422);
    expect(await historyOf(rosa)).toHaveLength(1);
  });

  it('is everybody’s own: neither their photos nor their keys are of use to others', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const sent = await answer(rosa);
    const { body: hers } = await rosa.post(path, sent, keyed('shared')).expect(200);
    await otto.post(path, sent, keyed('shared')).expect(404);
    expect(await historyOf(otto)).toEqual([]);
    const { body: his } = await otto.post(path, await answer(otto), keyed('shared')).expect(200);
    expect(his.identificationId).not.toBe(hers.identificationId);
    await otto.get(`/api/identifications/${hers.identificationId}`).expect(404);
    await api.visitor().post(path, sent, keyed('shared')).expect(401);
  });

  it.each([
    ['a plant that we do not know', seen('atropa_belladonna'), 422],
    ['a class out of the prototype', seen('constructor'), 422],
    ['more than certainty', seen('spathiphyllum', 1.2), 400],
    ['less than nothing', seen('spathiphyllum', -0.2), 400],
    [
      'a confidence that is no number',
      { ...seen(), candidates: [{ classId: 'aloe_vera', confidence: '1' }] },
      400,
    ],
    ['the same plant twice', { ...seen(), candidates: [...seen().candidates, ...seen().candidates] }, 422],
    [
      'more than certainty in all',
      { ...seen(), candidates: [seen().candidates[0], { classId: 'aloe_vera', confidence: 0.8 }] },
      422,
    ],
    ['the least likely first', { ...seen(), candidates: seen().candidates.toReversed() }, 422],
    ['no plant at all', { ...seen(), candidates: [] }, 400],
    ['six plants', { ...seen(), candidates: Array(6).fill({ classId: 'aloe_vera', confidence: 0.1 }) }, 400],
    ['another word for health', { ...seen(), health: { verdict: 'diseased', probability: 1 } }, 400],
    ['nothing of what it saw', null, 400],
  ])('refuses %s, and stores nothing', async (_, sight, status) => {
    const rosa = await api.signUp();
    await rosa.post(path, await answer(rosa, sight as never), keyed('wrong')).expect(status);
    expect(await historyOf(rosa)).toEqual([]);
  });

  it('says nothing that a device claims beside what it saw', async () => {
    const rosa = await api.signUp();
    const lies = {
      ...(await answer(rosa, {
        ...seen('daucus_carota', 0.99),
        sure: true,
        certainty: 'sure',
        candidates: [{ classId: 'daucus_carota', confidence: 0.99, commonName: 'Sweet' }],
      })),
      result: { certainty: 'sure', plant: { petToxicity: { level: 'non-toxic' } } },
      counted: true,
      userId: rosa.id,
      state: 'queued',
    };
    const { body } = await rosa.post(path, lies, keyed('lies')).expect(200);
    expect(body).toMatchObject({ state: 'answered', counted: false, result: { certainty: 'unsure' } });
    expect(body.result.plant.commonName).not.toBe('Sweet');
    expect(body.result.lookAlike.name).toContain('hemlock');
    const guess = { ...seen('spathiphyllum', 0.3), sure: true };
    const { body: bold } = await rosa.post(path, await answer(rosa, guess), keyed('bold')).expect(200);
    expect(bold.result.certainty).toBe('unsure');
  });

  it.each([
    ['tomorrow', HOUR_MS * 24],
    ['a year ago', -HOUR_MS * 24 * 365],
  ])('takes a clock that says %s for a wrong one', async (_, off) => {
    const rosa = await api.signUp();
    const sent = { ...(await answer(rosa)), seenAt: new Date(Date.now() + off).toISOString() };
    const { body } = await rosa.post(path, sent, keyed('clock')).expect(200);
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(HOUR_MS);
  });

  it('names the group that a device claims only where what it saw belongs to it', async () => {
    const rosa = await api.signUp();
    const palms = [
      { classId: 'dypsis_areca_palm', confidence: 0.5 },
      { classId: 'chamaedorea_parlor_palm', confidence: 0.4 },
    ];
    const groupOf = async (key: string, candidates: object[], group?: string) => {
      const sight = { ...seen(), candidates, sure: false, ...(group && { group }) };
      const { body } = await rosa.post(path, await answer(rosa, sight), keyed(key)).expect(200);
      return body.result.group;
    };
    expect(await groupOf('palm', palms, 'palm')).toEqual({ name: 'a palm', confidence: 0.9 });
    expect(await groupOf('none', palms)).toBeNull();
    expect(await groupOf('other', palms, 'lily')).toBeNull();
    expect(
      await groupOf('rose', [{ classId: 'rosa', confidence: 0.6 }, ...palms.slice(1)], 'palm'),
    ).toBeNull();
    expect(await groupOf('doubt', palms.slice(0, 1), 'palm')).toBeNull();
    const madeUp = { ...seen(), group: 'the best plant' };
    await rosa.post(path, await answer(rosa, madeUp), keyed('words')).expect(400);
  });

  it('refuses what is too large, has no photo, no key or no time', async () => {
    const rosa = await api.signUp();
    const sent = await answer(rosa);
    const send = (body: object, key = 'k') => rosa.post(path, body, keyed(key));
    await rosa.post(path, { ...sent, more: 'x'.repeat(20_000) }, keyed('large')).expect(413);
    await send({ ...sent, imageUrls: Array<string>(6).fill(sent.imageUrls[0]!) }).expect(400);
    await send({ ...sent, imageUrls: [] }).expect(400);
    await send({ ...sent, imageUrls: ['https://example.org/plant.jpg'] }).expect(404);
    await send({ ...sent, imageUrls: ['x'.repeat(300)] }).expect(400);
    await send({ ...sent, seenAt: 'yesterday' }).expect(400);
    await rosa.post(path, sent).expect(400);
    await send(sent, 'x'.repeat(201)).expect(400);
    expect(await historyOf(rosa)).toEqual([]);
  });

  it('is limited in an hour, and repeats are not', async () => {
    const strict = await startApi({ RATE_LIMITS: 'on' });
    try {
      const rosa = await strict.signUp();
      const sent = { seenAt: anHourAgo(), seen: seen('nobody'), imageUrls: ['/api/photos/x'] };
      const codes: number[] = [];
      for (let n = 0; n < 61; n += 1) codes.push((await rosa.post(path, sent, keyed(`k${n}`))).status);
      expect(codes.slice(0, 60)).not.toContain(429);
      expect(codes[60]).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('GET /api/known-plants', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  it('tells visitors too what can be said about each plant that the classifier knows', async () => {
    const { body, headers } = await api.visitor().get('/api/known-plants').expect(200);
    const plants = new Map<string, { certainty: string; plant: { libraryId: string | null } }>(
      body.plants.map(({ classId, finding }: { classId: string; finding: never }) => [classId, finding]),
    );
    expect(plants.get('spathiphyllum')).toMatchObject({
      certainty: 'sure',
      onDevice: true,
      plant: { scientificName: 'Spathiphyllum', petToxicity: { level: 'toxic' } },
    });
    expect(plants.get('daucus_carota')).toMatchObject({ certainty: 'unsure', lookAlike: expect.anything() });
    expect(plants.get('begonia')).toMatchObject({ plant: { libraryId: null } });
    await api.visitor().get('/api/known-plants', { 'if-none-match': headers.etag! }).expect(304);
  });
});
