import { clip } from './clip.js';

describe('the beginning of a text', () => {
  it.each([
    ['Fern', 10, 'Fern'],
    ['Fern', 2, 'Fe'],
    ['Fern 🌱', 7, 'Fern 🌱'],
    ['Fern 🌱', 6, 'Fern '],
    ['🌱🌱', 3, '🌱'],
    ['', 3, ''],
  ])('of %j in %i letters is %j', (text, most, expected) => expect(clip(text, most)).toBe(expected));
});
