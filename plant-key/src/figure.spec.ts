import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keyPlant } from './from-library.js';
import type { LibraryEntry } from './from-library.js';
import { narrow } from './narrow.js';
import { nextQuestion, openQuestions } from './questions.js';
import { CHOICES, MAX_TAPS, type Answers, type KeyPlant, type Question } from './traits.js';

const LIBRARY = path.join(__dirname, '../../backend/seeds/plant-library.json');
const plants = (JSON.parse(readFileSync(LIBRARY, 'utf8')) as LibraryEntry[]).map(keyPlant);
const FIRST = 10;

/** Walks begin alike: what follows from the same answers is reckoned once. */
const once = <Result>(work: (answers: Answers) => Result) => {
  const known = new Map<string, Result>();
  return (answers: Answers) => {
    const key = JSON.stringify(answers);
    if (!known.has(key)) known.set(key, work(answers));
    return known.get(key)!;
  };
};
const ranking = once((answers) => narrow(plants, answers));
const WITHOUT_FLOWERS: Question[] = ['flower', 'flowerColour'];
const nextWithFlowers = once((answers) => nextQuestion(ranking(answers), openQuestions(answers, [])));
const nextWithout = once((answers) =>
  nextQuestion(ranking(answers), openQuestions(answers, WITHOUT_FLOWERS)),
);

const isFound = (plant: KeyPlant, answers: Answers) =>
  ranking(answers)
    .slice(0, FIRST)
    .some((ranked) => ranked.plant === plant);
const wrongFor = ({ traits }: KeyPlant, question: Question) =>
  CHOICES[question].filter((choice) => choice !== traits[question]);
const tapped = (answers: Answers, question: Question, choice: string | null): Answers => ({
  ...answers,
  [question]: choice,
});

/** Answers what the key asks, as its page does; flowers are skipped where there are none. `wrongAt` is the tap that goes wrong. */
function walk(plant: KeyPlant, inFlower: boolean, wrongAt?: number): Answers {
  let answers: Answers = {};
  const next = inFlower && plant.traits.flower ? nextWithFlowers : nextWithout;
  for (let tap = 0; ; tap++) {
    const question = next(answers);
    if (!question) return answers;
    const wrong = wrongFor(plant, question);
    const choice =
      tap === wrongAt ? wrong[(plant.slug.length + tap) % wrong.length]! : plant.traits[question];
    answers = tapped(answers, question, choice);
  }
}

const inFlower = [true, false];
const walks = plants.flatMap((plant) => inFlower.map((flowers) => ({ plant, flowers })));
const shareOf = (found: boolean[]) => found.filter(Boolean).length / found.length;

describe('the key, asked for each plant of the library', () => {
  it('has the plant among the first ten after seven right taps', () => {
    const answered = walks.map(({ plant, flowers }) => ({ plant, answers: walk(plant, flowers) }));
    expect(answered.every(({ answers }) => Object.keys(answers).length <= MAX_TAPS)).toBe(true);
    const missed = answered.filter(({ plant, answers }) => !isFound(plant, answers));
    expect(missed.map(({ plant }) => plant.slug)).toEqual([]);
  });

  it('has it among the first ten for nine of ten, whichever tap of the way goes wrong', () => {
    const found = walks.flatMap(({ plant, flowers }) =>
      Array.from({ length: MAX_TAPS }, (_, wrongAt) => isFound(plant, walk(plant, flowers, wrongAt))),
    );
    expect(shareOf(found)).toBeGreaterThanOrEqual(0.9);
  });

  it('has it among the first ten for nine of ten, whatever one answer is taken for', () => {
    const found = plants.flatMap((plant) => {
      const right = walk(plant, false);
      return (Object.keys(right) as Question[]).flatMap((question) =>
        wrongFor(plant, question).map((wrong) => isFound(plant, tapped(right, question, wrong))),
      );
    });
    expect(shareOf(found)).toBeGreaterThanOrEqual(0.9);
  });
});
