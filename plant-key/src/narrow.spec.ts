import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { keyPlant } from './from-library.js';
import type { LibraryEntry } from './from-library.js';
import { guessesFrom } from './guesses.js';
import { left, misfits, narrow } from './narrow.js';
import { choicesFor, nextQuestion, openQuestions } from './questions.js';
import { CHOICES, MAX_TAPS, QUESTIONS, type Answers, type Question } from './traits.js';

const LIBRARY = path.join(__dirname, '../../backend/seeds/plant-library.json');
const plants = (JSON.parse(readFileSync(LIBRARY, 'utf8')) as LibraryEntry[]).map(keyPlant);

describe('the key', () => {
  it('knows what is seen of every plant in the library', () => {
    expect(plants.length).toBeGreaterThan(380);
    for (const { slug, traits } of plants)
      for (const question of QUESTIONS)
        if (traits[question] !== null && !(CHOICES[question] as readonly string[]).includes(traits[question]))
          throw new Error(`${slug}: ${question} is ${traits[question]}`);
  });

  it('starts from what the identifier guessed', () => {
    const [first] = narrow(plants, {}, { 'african-mask-plant': 0.6, 'peace-lily': 0.3 });
    expect(first!.plant.slug).toBe('african-mask-plant');
  });

  it('adds up to one, whatever is answered, and leaves at least one plant', () => {
    const answers = fc.record(
      Object.fromEntries(QUESTIONS.map((question) => [question, fc.constantFrom(...CHOICES[question])])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Answers>;
    fc.assert(
      fc.property(answers, (given) => {
        const ranked = narrow(plants, given);
        const sum = ranked.reduce((all, { likelihood }) => all + likelihood, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
        expect(left(ranked).length).toBeGreaterThan(0);
        expect(ranked).toHaveLength(plants.length);
      }),
      { numRuns: 200 },
    );
  });

  it('asks first what tells most, each question once, and the likeliest answers first', () => {
    const ranked = narrow(plants, {});
    const questions: Question[] = [];
    for (let next; (next = nextQuestion(ranked, openQuestions({}, questions)));) questions.push(next);
    expect(['growth', 'leaf', 'flowerColour', 'flower']).toContain(questions[0]);
    // A skipped flower skips its colour, or the other way round.
    expect(questions.length).toBe(QUESTIONS.length - 1);
    expect(new Set(questions).size).toBe(questions.length);
    const ferns = narrow(plants, { growth: 'fern' });
    expect(choicesFor(ferns, 'leaf').slice(0, 3)).toContain('pinnate');
    expect([...choicesFor(ferns, 'leaf')].sort()).toEqual([...CHOICES.leaf].sort());
  });

  it('asks nothing more after seven answers, and nothing about leaves that are not there', () => {
    const all = Object.fromEntries(QUESTIONS.map((question) => [question, CHOICES[question][0]])) as Answers;
    const { sap: _, place: __, ...seven } = all;
    expect(Object.keys(seven)).toHaveLength(MAX_TAPS);
    expect(openQuestions(seven, [])).toEqual([]);
    expect(openQuestions({ leaf: 'none' }, [])).not.toContain('edge');
    expect(openQuestions({ leaf: 'oval' }, [])).toContain('edge');
  });

  it('says which answers do not fit a plant', () => {
    const lily = plants.find(({ slug }) => slug === 'peace-lily')!;
    const { leaf } = lily.traits;
    expect(misfits(lily, { leaf: leaf!, growth: 'globe-cactus', flower: 'daisy' })).toEqual([
      'growth',
      'flower',
    ]);
  });

  it('takes over what the identifier named, and shares a genus among its plants', () => {
    const guesses = guessesFrom(
      [
        { slug: 'peace-lily', scientificName: 'Spathiphyllum', confidence: 0.5 },
        { scientificName: 'Ficus', confidence: 0.3 },
        { scientificName: 'Welwitschia mirabilis', confidence: 0.1 },
      ],
      plants,
    );
    const figs = plants.filter(({ scientificName }) => scientificName.startsWith('Ficus '));
    expect(figs.length).toBeGreaterThan(1);
    expect(guesses[figs[0]!.slug]).toBeCloseTo(0.3 / figs.length);
    expect(Object.keys(guesses)).toHaveLength(1 + figs.length);
    expect(narrow(plants, {}, guesses)[0]!.plant.slug).toBe('peace-lily');
  });

  it('lets three clear answers overrule a guess', () => {
    const seen: Answers = { growth: 'fern', leaf: 'pinnate', colour: 'lime' };
    const ranked = narrow(plants, seen, { 'peace-lily': 0.6 });
    expect(ranked[0]!.plant.traits.growth).toBe('fern');
  });
});
