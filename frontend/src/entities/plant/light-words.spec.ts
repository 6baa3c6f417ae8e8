import { readFileSync } from 'node:fs';
import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { lightWithin, lightWords } from './light-words';
import { waterWords } from './water-words';

const plants = JSON.parse(readFileSync(`${process.cwd()}/backend/seeds/plant-library.json`, 'utf8')) as {
  lightNeeds: string;
  waterNeeds: string;
}[];
const lights = [...new Set(plants.map(({ lightNeeds }) => lightNeeds))];
const rhythms = [...new Set(plants.map(({ waterNeeds }) => waterNeeds))];

describe('what a plant needs, in words', () => {
  afterEach(() => speak('en'));

  it('is in English what the library says', () => {
    expect(lights.map(lightWords)).toEqual(lights);
    expect(lights.map(lightWithin)).toEqual(lights.map((light) => light.toLowerCase()));
    expect(rhythms.filter((often) => waterWords(often) !== often)).toEqual(['Bi-weekly']);
  });

  it.each([
    ['de', 'Halbschatten', 'Hell, ohne direkte Sonne', 'Einmal pro Woche'],
    ['es', 'Semisombra', 'Mucha luz, sin sol directo', 'Una vez por semana'],
  ] as const)('has a word of its own in %s for each value', async (code, shade, bright, weekly) => {
    speak(code);
    await textsReady();
    expect(lights.filter((light) => lightWords(light) === light)).toEqual([]);
    expect(rhythms.filter((often) => waterWords(often) === often)).toEqual([]);
    expect([lightWords('Partial shade'), lightWords('Bright indirect'), waterWords('Weekly')]).toEqual([
      shade,
      bright,
      weekly,
    ]);
  });

  it('stays as a person wrote it', () => {
    expect(lightWords('By the north window')).toBe('By the north window');
    expect(waterWords('When I remember')).toBe('When I remember');
  });
});
