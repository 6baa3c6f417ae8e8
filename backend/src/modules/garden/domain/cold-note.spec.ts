import { speaking } from '../../../kernel/languages/language.js';
import { coldNote, shelterMonths } from './cold-note.js';
import type { KnownCold } from './cold-note.js';

const monstera: KnownCold = { asksFor: 'bring-in', months: [10, 11, 12, 1, 2, 3, 4], lowestC: 16 };
const agave: KnownCold = { ...monstera, lowestC: -3 };
const dahlia: KnownCold = { ...monstera, asksFor: 'dig-up', lowestC: 2 };
const tomato: KnownCold = { asksFor: 'end', months: [11, 12, 1, 2], lowestC: 13 };
const ALL = Array.from({ length: 12 }, (_, index) => index + 1);

describe('what is said of the cold to a plant outdoors', () => {
  it.each([
    [monstera, 'Bring it in where nights get colder than 16 °C: it doesn’t stand frost.'],
    [agave, 'Bring it in where nights get colder than -3 °C.'],
    [dahlia, 'Where the ground freezes, dig it up and keep it indoors over winter: it doesn’t stand frost.'],
    [tomato, 'It is grown for one season. Once that is over, move it to past plants, and its dates end.'],
  ])('%j: %s', (cold, words) => expect(coldNote(cold, 11, 'north')).toBe(words));

  it.each(['es', 'de'] as const)('is said in %s, with the temperature as units are read in it', (code) => {
    const said = [monstera, agave, dahlia, tomato].map((cold) =>
      speaking(code, () => coldNote(cold, 11, 'north')),
    );
    expect(new Set(said).size).toBe(4);
    expect(said[0]).toMatch(/ 16 °C/);
    expect(said[1]).toMatch(/ -3 °C/);
  });

  it('is said in the months in which it needs shelter, half a year later in the south, and never near the equator', () => {
    for (const hemisphere of ['north', 'south', 'tropics'] as const) {
      const said = ALL.filter((month) => coldNote(monstera, month, hemisphere));
      expect(said).toEqual([...shelterMonths(monstera, hemisphere)].sort((a, b) => a - b));
    }
    expect(shelterMonths(monstera, 'south')).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(coldNote(monstera, 12, 'south')).toBeNull();
    expect(coldNote(monstera, 12, 'tropics')).toBeNull();
  });

  it('asks to dig up a tuber before the ground freezes, and not in spring, when it is watered again', () => {
    expect(ALL.filter((month) => coldNote(dahlia, month, 'north'))).toEqual([10, 11]);
    expect(ALL.filter((month) => coldNote(dahlia, month, 'south'))).toEqual([4, 5]);
    expect(shelterMonths(dahlia, 'north')).toEqual(dahlia.months);
  });

  it('is nothing where nothing is known, and shelters no plant that ends', () => {
    expect(coldNote(null, 12, 'north')).toBeNull();
    expect([shelterMonths(null, 'north'), shelterMonths(tomato, 'north')]).toEqual([[], []]);
    expect(coldNote(tomato, 6, 'north')).toBeNull();
  });
});
