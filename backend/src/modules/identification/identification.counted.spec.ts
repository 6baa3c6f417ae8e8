import sharp from 'sharp';
import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { FakeProvider, JADE, NO_PLANT } from '../../../test/fake-provider.js';
import { aPhoto, aPicture, toDataUrl } from '../../../test/photos.js';

const path = '/api/identify-plant';
const USED = 2;

/** The jade plant's answer with another first confidence. */
const guessed = (confidence: number, name = {}) => {
  const [best, other] = JADE.candidates;
  return {
    ...JADE,
    candidates: [
      { ...best, confidence, ...name },
      { ...other, confidence: 0.05 },
    ],
  };
};

describe('what an answer costs', () => {
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
  beforeEach(() => provider.willAlways({ kind: 'answer' }));

  /** What the answer says, and how many more are used after it, in the account and in the history. */
  async function ask(imageData = photo) {
    const rosa = await api.signUp({ identificationsUsed: USED });
    const { body } = await rosa.post(path, { imageData }).expect(200);
    const { identificationsUsed } = await rosa.account();
    const kept = await rosa.get(`/api/identifications/${body.identificationId}`).expect(200);
    expect(kept.body.counted).toBe(body.counted);
    expect(body.remainingIdentifications).toBe(5 - identificationsUsed);
    return { body, counted: identificationsUsed - USED };
  }

  it.each([
    ['a name', guessed(0.92), 'sure'],
    ['a name at the threshold', guessed(0.6), 'sure'],
    ['a name with a poisonous look-alike', guessed(0.9, { scientificName: 'Daucus carota' }), 'unsure'],
  ])('%s is counted', async (_, answer, certainty) => {
    provider.willAlways({ kind: 'answer', answer });
    const { body, counted } = await ask();
    expect(body).toMatchObject({ certainty, counted: true });
    expect(counted).toBe(1);
  });

  it('a photo without a plant is not counted', async () => {
    provider.willAlways({ kind: 'answer', answer: NO_PLANT });
    const { body, counted } = await ask();
    expect(body).toMatchObject({ isPlant: false, plant: null, certainty: 'not-a-plant', counted: false });
    expect(counted).toBe(0);
  });

  it('a guess below the threshold is not counted, and several plants are shown', async () => {
    provider.willAlways({ kind: 'answer', answer: guessed(0.43) });
    const { body, counted } = await ask();
    expect(body).toMatchObject({ certainty: 'unsure', confidence: 0.43, counted: false });
    expect(body.advice).toMatch(/not sure/);
    expect(counted).toBe(0);
  });

  it('stays uncounted when its owner says which plant it is', async () => {
    provider.willAlways({ kind: 'answer', answer: guessed(0.43) });
    const rosa = await api.signUp();
    const { body } = await rosa.post(path, { imageData: photo }).expect(200);
    const feedback = { correct: false, scientificName: 'Aloe vera' };
    const given = await rosa.post(`/api/identifications/${body.identificationId}/feedback`, feedback);
    expect(given.body).toMatchObject({ counted: false, result: { certainty: 'sure' } });
    expect(await rosa.account()).toMatchObject({ identificationsUsed: 0 });
  });

  it('the answer of the identifier that stands in is not counted', async () => {
    provider.willAlways({ kind: 'status', status: 529 });
    const { body, counted } = await ask();
    expect(body).toMatchObject({ standsIn: true, provider: { name: 'local' }, counted: false });
    expect(counted).toBe(0);
  });

  it('says that the photo may be why, when it is blurred or dark', async () => {
    provider.willAlways({ kind: 'answer', answer: guessed(0.3) });
    const picture = sharp(await aPicture('aloe', 800));
    const blurred = toDataUrl(await picture.clone().blur(12).jpeg().toBuffer());
    const dark = toDataUrl(await picture.clone().linear(0.25).jpeg().toBuffer());
    expect((await ask(blurred)).body).toMatchObject({
      photoIssues: ['blurred'],
      advice: expect.stringMatching(/blurred, which may be why/),
    });
    expect((await ask(dark)).body).toMatchObject({
      photoIssues: ['dark'],
      advice: expect.stringMatching(/rather dark, which may be why/),
    });
    expect((await ask()).body).toMatchObject({ photoIssues: [] });
  });
});
