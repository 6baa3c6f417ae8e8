import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { keyPlant } from './from-library.js';
import type { LibraryEntry } from './from-library.js';
import { choicesFor, left, narrow, nextQuestion } from './narrow.js';
import { CHOICES, QUESTIONS } from './traits.js';
import type { Answers, KeyPlant, Question } from './traits.js';

const LIBRARY = path.join(__dirname, '../../backend/seeds/plant-library.json');
const plants = (JSON.parse(readFileSync(LIBRARY, 'utf8')) as LibraryEntry[]).map(keyPlant);
const TAPS = 7;
const LEAVES: Question[] = ['growth', 'leaf', 'edge', 'pattern', 'colour', 'sap', 'place'];

/** A plant with a flower is looked at with it, one without by its leaves alone. */
const asked = ({ traits }: KeyPlant): Question[] =>
  traits.flower === null
    ? LEAVES
    : ['growth', 'leaf', 'pattern', 'colour', 'flower', 'flowerColour', 'place'];

const answersOf = (plant: KeyPlant, questions: Question[]): Answers =>
  Object.fromEntries(questions.map((question) => [question, plant.traits[question] ?? undefined]));

/** Another answer than the plant’s, always the same one. */
function wrong(plant: KeyPlant, question: Question) {
  const others = CHOICES[question].filter((choice) => choice !== plant.traits[question]);
  return others[plant.slug.length % others.length];
}

const rankOf = (plant: KeyPlant, answers: Answers) =>
  narrow(plants, answers).findIndex((ranked) => ranked.plant === plant);

describe('the key', () => {
  it('knows what is seen of every plant in the library', () => {
    expect(plants.length).toBeGreaterThan(380);
    for (const { slug, traits } of plants)
      for (const question of QUESTIONS)
        if (traits[question] !== null && !(CHOICES[question] as readonly string[]).includes(traits[question]))
          throw new Error(`${slug}: ${question} is ${traits[question]}`);
  });

  it('has the plant among the first ten after seven taps, one of them wrong: nine plants of ten', () => {
    const tries = plants.flatMap((plant) =>
      asked(plant).map((question) => ({ plant, question, wrong: wrong(plant, question) })),
    );
    const found = tries.filter(({ plant, question, wrong: choice }) => {
      const answers = { ...answersOf(plant, asked(plant)), [question]: choice };
      return rankOf(plant, answers) < 10;
    });
    const share = found.length / tries.length;
    expect(asked(plants[0]!)).toHaveLength(TAPS);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it('has the plant among the first ten when all taps are right', () => {
    const missed = plants.filter((plant) => rankOf(plant, answersOf(plant, asked(plant))) >= 10);
    expect(missed.map(({ slug }) => slug)).toEqual([]);
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
    const questions: Question[] = [];
    for (
      let next = nextQuestion(narrow(plants, {}), []);
      next;
      next = nextQuestion(narrow(plants, {}), questions)
    )
      questions.push(next);
    expect([...questions].sort()).toEqual([...QUESTIONS].sort());
    expect(['growth', 'leaf', 'flowerColour', 'flower']).toContain(questions[0]);
    const ferns = narrow(plants, { growth: 'fern' });
    expect(choicesFor(ferns, 'leaf').slice(0, 3)).toContain('pinnate');
  });
});
