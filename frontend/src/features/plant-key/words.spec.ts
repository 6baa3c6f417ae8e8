import { drawTrait, type Seen } from '@leaflore/drawings';
import { CHOICES, QUESTIONS } from '@leaflore/plant-key';
import { choiceWords, fitWords, leftWords, remainWords, WORDS } from './words';

it('every answer of the key has words of its own and a drawing of its own', () => {
  for (const question of QUESTIONS) {
    const words = CHOICES[question].map((choice) => choiceWords(question, choice));
    expect(new Set(words).size).toBe(words.length);
    expect(Object.keys(WORDS[question].choices).sort()).toEqual([...CHOICES[question]].sort());
    const drawings = CHOICES[question].map((choice) => drawTrait(question, choice as Seen[typeof question]));
    expect(new Set(drawings).size).toBe(drawings.length);
  }
});

it('says how well a plant fits, and how many are left', () => {
  expect(fitWords([])).toBe('Fits all you saw');
  expect(fitWords(['edge', 'sap'])).toBe('Differs in: edge of the leaves, sap');
  expect(leftWords(1)).toBe('It looks like this one');
  expect(remainWords(37, 10)).toMatch(/^The 10 likeliest/);
  expect(remainWords(10, 10)).toMatch(/^They come first/);
  expect(remainWords(1, 10)).toMatch(/^It comes first/);
  expect(leftWords(384)).toBe('It could be one of 384 plants');
});
