import { PROBLEMS } from '@leaflore/doctor';
import { inUnits } from '@leaflore/doctor/units';
import { readSeed } from '../src/setup/migrate-and-seed.js';

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);
const texts = [
  ...readSeed().flatMap((plant) => [plant.description, plant.careInstructions, plant.soilType]),
  ...strings(PROBLEMS),
];

describe('texts of the library and of the doctor in imperial units', () => {
  const imperial = texts.map((text) => inUnits(text, 'imperial'));

  it('name no metric one', () => {
    expect(texts.filter((text) => / cm\b| °C|metre/.test(text)).length).toBeGreaterThan(100);
    expect(imperial.filter((text) => /\d cm\b|°C|metre/.test(text))).toEqual([]);
  });

  it('speak of one inch in the singular', () => {
    const top = imperial.flatMap(
      (text) => text.match(/\w+ the top inch(?: of \w+)?(?: nearly)? \w+/gi) ?? [],
    );
    expect(top.length).toBeGreaterThan(50);
    expect(
      top.filter(
        (words) =>
          !/^(let|for|and) | inch or$/i.test(words) && !/(is|has|feels|turns|dries|becomes)$/.test(words),
      ),
    ).toEqual([]);
    expect(imperial.filter((text) => /\b1 inch\b.* (are|have)\b/.test(text.split('.')[0]!))).toEqual([]);
  });

  it.each([
    ['Water when the top 3 cm are dry.', 'Water when the top inch is dry.'],
    ['Water when the top 2 to 3 cm have dried.', 'Water when the top inch has dried.'],
    ['Let the top 2 cm dry first.', 'Let the top inch dry first.'],
    ['Water when the top 4 to 5 cm are dry.', 'Water when the top 1½ to 2 inches are dry.'],
    ['Stand it in 1 to 2 cm of rainwater.', 'Stand it in ½ to 1 inch of rainwater.'],
    ['Plant it 15 cm deep.', 'Plant it 6 inches deep.'],
    ['Keep it above 15 °C, at best at 18 to 24 °C.', 'Keep it above 59 °F, at best at 64 to 75 °F.'],
    ['Ten scm and no unit', 'Ten scm and no unit'],
  ])('%s', (metric, expected) => {
    expect(inUnits(metric, 'imperial')).toBe(expected);
    expect(inUnits(metric, 'metric')).toBe(metric);
  });
});
