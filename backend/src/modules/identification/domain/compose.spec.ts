import { speaking } from '../../../kernel/languages/language.js';
import { compose, correct } from './compose.js';
import type { KnownPlant } from './finding.js';
import type { Sighting } from './sighting.js';

const aloe: KnownPlant = {
  id: 'a',
  commonName: 'Aloe Vera',
  scientificName: 'Aloe vera',
  kind: 'succulent',
  description: 'A rosette.',
  imageUrl: '/drawings/aloe-vera.svg',
  waterNeeds: 'Bi-weekly',
  waterIntervalDays: 14,
  lightNeeds: 'Bright direct',
  soilType: 'Gritty',
  careInstructions: 'Let it dry out.',
  difficulty: 'easy',
  petToxicity: { level: 'toxic', animals: ['cats'], source: 'https://www.aspca.org/x', basis: 'Listed.' },
};
const lookup = ({ scientificName }: { scientificName: string }) =>
  scientificName === 'Aloe vera' ? aloe : undefined;
const guess = (confidence: number, scientificName = 'Aloe vera') =>
  ({ commonName: 'aloe', scientificName, rank: 'species', confidence }) as const;
const seen = (change: Partial<Sighting> = {}): Sighting => ({
  provider: 'local',
  model: 'test',
  isPlant: true,
  mayNotBeAPlant: false,
  isKnown: true,
  guesses: [guess(0.9), guess(0.05, 'Agave')],
  condition: { verdict: 'unknown' },
  ...change,
});

describe('a finding', () => {
  it('takes care and pet safety from the library', () => {
    const { plant, certainty } = compose(seen(), lookup);
    expect(certainty).toBe('sure');
    expect(plant).toMatchObject({
      commonName: 'Aloe Vera',
      waterNeeds: 'Bi-weekly',
      libraryId: 'a',
      petToxicity: { level: 'toxic' },
    });
  });

  it('never calls a plant safe that the library does not know', () => {
    const { plant } = compose(seen({ guesses: [guess(0.9, 'Foo bar')] }), lookup);
    expect(plant?.petToxicity).toMatchObject({ level: 'unknown', source: null });
    expect(plant?.libraryId).toBeNull();
  });

  it('says so when it is not sure, and offers several', () => {
    const finding = compose(seen({ guesses: [guess(0.4), guess(0.3, 'Agave')] }), lookup);
    expect(finding.certainty).toBe('unsure');
    expect(finding.advice).toMatch(/not sure/);
    expect(finding.candidates).toHaveLength(2);
  });

  it('leaves out what is not worth a look, so that advice and candidates count the same plants', () => {
    const begonia = { ...guess(0.99, 'Begonia'), commonName: 'Begonia', rank: 'genus' as const };
    const one = compose(seen({ isSure: false, guesses: [begonia, guess(0.01)] }), lookup);
    expect(one.candidates.map(({ scientificName }) => scientificName)).toEqual(['Begonia']);
    expect(one.advice).toMatch(/Most likely it is Begonia, but the photo doesn’t show which one: compare it/);
    const two = compose(seen({ isSure: false, guesses: [begonia, guess(0.02)] }), lookup);
    expect(two.candidates).toHaveLength(2);
    expect(two.advice).toMatch(/the two plants/);
    const faint = compose(seen({ guesses: [guess(0.01)], isKnown: false }), lookup);
    expect(faint.advice).toMatch(/This one looks most like it/);
    expect(faint.candidates).toHaveLength(1);
  });

  it.each([
    [['likelier than not', 0.7], /Most likely it is Aloe Vera, but a photo alone can’t settle it/],
    [['not', 0.4], /It looks most like Aloe Vera: compare it/],
  ] as const)('says of a single plant whether it is %j', ([, confidence], words) => {
    expect(compose(seen({ isSure: false, guesses: [guess(confidence)] }), lookup).advice).toMatch(words);
  });

  it.each([
    [['blurred'], /blurred, which may be why.*focus/],
    [['dark'], /rather dark, which may be why.*by a window/],
    [['blurred', 'dark'], /dark and blurred/],
  ] as const)('says that the photo may be why: %j', (issues, words) => {
    const unsure = seen({ guesses: [guess(0.4)] });
    for (const sighting of [unsure, seen({ isPlant: false }), seen({ isKnown: false })]) {
      const finding = compose(sighting, lookup, [...issues]);
      expect(finding.photoIssues).toEqual(issues);
      expect(finding.advice).toMatch(words);
    }
    expect(compose(seen(), lookup, [...issues]).advice).not.toMatch(words);
    expect(compose(unsure, lookup).advice).not.toMatch(/your photo/i);
  });

  it('says what each candidate looks like, where the library knows it', () => {
    const { candidates } = compose(seen(), lookup);
    expect(candidates.map(({ description }) => description)).toEqual(['A rosette.', null]);
  });

  it('is sure only when the identifier says so, whatever its confidence', () => {
    expect(compose(seen({ isSure: false }), lookup).certainty).toBe('unsure');
    expect(compose(seen({ isSure: true, guesses: [guess(0.5)] }), lookup).certainty).toBe('sure');
  });

  it.each(['local', 'openai'])('is never sure of a plant with a poisonous look-alike (%s)', (provider) => {
    const carrot = guess(0.99, 'Daucus carota');
    const finding = compose(seen({ provider, isSure: true, guesses: [carrot] }), lookup);
    expect(finding.certainty).toBe('unsure');
    expect(finding.lookAlike).toEqual({
      name: expect.stringMatching(/hemlock/),
      howToTell: expect.any(String),
    });
    expect(finding.advice).toMatch(/Do not eat it.*hemlock.*purple spots/);
  });

  it('is never sure alone of what people eat', () => {
    const tomato = { ...aloe, kind: 'vegetable' };
    expect(compose(seen({ isSure: true }), () => tomato).certainty).toBe('unsure');
    expect(compose(seen({ isSure: true, provider: 'openai' }), () => tomato).certainty).toBe('sure');
  });

  it('cares for a group as for its typical plant, and says so', () => {
    const group = {
      ...guess(0.9, 'Aloaceae'),
      commonName: 'Aloes',
      rank: 'group' as const,
      typical: 'Aloe vera',
    };
    const { plant, candidates } = compose(seen({ isSure: true, guesses: [group] }), lookup);
    expect(plant).toMatchObject({ commonName: 'Aloes', libraryId: null, waterNeeds: 'Bi-weekly' });
    expect(plant?.description).toMatch(/which aloes.*Aloe Vera/);
    expect(plant?.petToxicity.level).toBe('toxic');
    expect(candidates[0]).toEqual(
      expect.objectContaining({ rank: 'group', libraryId: null, imageUrl: '/drawings/aloe-vera.svg' }),
    );
  });

  it('says what kind of plant it is where the photo does not tell which one, and drops that when a person does', () => {
    const group = { name: 'an aloe or a haworthia', confidence: 0.95 };
    const finding = compose(seen({ isSure: false, group }), lookup);
    expect(finding).toMatchObject({ certainty: 'unsure', group, confidence: 0.9 });
    expect(finding.advice).toBe(
      'This is an aloe or a haworthia, but the photo doesn’t show which one. Compare these, or add a close-up of a leaf or a flower.',
    );
    expect(correct(finding, aloe).group).toBeNull();
  });

  it.each<[string, Partial<Sighting>]>([
    ['what has a name', { isSure: true }],
    ['what may not be a plant', { mayNotBeAPlant: true }],
    ['what is none that it knows', { isKnown: false }],
  ])('names no group for %s', (_, change) => {
    const group = { name: 'an aloe or a haworthia', confidence: 0.95 };
    expect(compose(seen({ isSure: false, group, ...change }), lookup).group).toBeNull();
  });

  it('says that a plant is none it knows', () => {
    expect(compose(seen({ isKnown: false }), lookup).certainty).toBe('not-listed');
  });

  it('names no plant where there is none', () => {
    const finding = compose(seen({ isPlant: false }), lookup);
    expect(finding).toMatchObject({ certainty: 'not-a-plant', plant: null, candidates: [], confidence: 0 });
  });

  it('warns that it may not be a plant, and answers all the same', () => {
    const finding = compose(seen({ mayNotBeAPlant: true }), lookup);
    expect(finding.advice).toMatch(/may not be a plant/);
    expect(finding.certainty).toBe('unsure');
    expect(finding.plant).not.toBeNull();
  });

  it('names no disease when it only saw limp leaves', () => {
    const health = compose(seen({ condition: { verdict: 'stressed', stress: 0.8 } }), lookup).plant
      ?.diseaseDetection;
    expect(health).toMatchObject({ status: 'warning', healthScore: 41 });
    expect(health?.recommendations.length).toBeGreaterThan(1);
  });

  it('says nothing of health when it cannot tell', () => {
    expect(compose(seen(), lookup).plant).not.toHaveProperty('diseaseDetection');
  });

  it('becomes the plant that the person says it is', () => {
    const unsure = compose(seen({ guesses: [guess(0.3, 'Agave')] }), lookup);
    expect(correct(unsure, aloe)).toMatchObject({
      certainty: 'sure',
      plant: { commonName: 'Aloe Vera', libraryId: 'a' },
    });
  });

  it('says in the language of who asks what it means, and warns', () => {
    const carrot = seen({ guesses: [guess(0.9, 'Daucus carota')], mayNotBeAPlant: true });
    const { advice } = speaking('de', () => compose(carrot, lookup, ['dark']));
    expect(advice).toMatch(
      /^Vielleicht ist das gar keine Pflanze\. Wir sind uns nicht sicher\. Dein Foto ist recht dunkel/,
    );
    expect(advice).toMatch(/Iss sie nicht: .* mit dem Gefleckten Schierling \(Conium maculatum\)\. /);
    const stressed = seen({ condition: { verdict: 'stressed', stress: 0.5 } });
    const rhythm = (code: 'es' | 'de') =>
      speaking(code, () => compose(stressed, lookup)).plant?.diseaseDetection?.recommendations[0];
    expect(rhythm('es')).toContain('(ritmo habitual: cada 2 semanas)');
    expect(rhythm('de')).toContain('alle 2 Wochen');
  });
});
