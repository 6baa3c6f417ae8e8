import { PROBLEMS } from '@leaflore/doctor';
import german from '@leaflore/doctor/de';
import spanish from '@leaflore/doctor/es';
import { inUnits } from '@leaflore/doctor/units';
import germanOfServer from '../src/kernel/languages/de/index.js';
import spanishOfServer from '../src/kernel/languages/es/index.js';
import { translated } from '../src/modules/library/index.js';
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

describe.each([
  [
    'es',
    / cm\b|°C|\bmetros?\b|centímetro/,
    /\b(sequen|hayan) (secado )?(arriba )?una pulgada\b(?! o)|\bhaya de una pulgada\b/,
  ],
  ['de', / cm\b|°C|\bMetern?\b|Zentimeter/, /obersten 1 Zoll|oberste Zoll [^.,;:]*\b(sind|haben|werden)\b/],
] as const)('texts of the library in imperial units, in %s', (code, metric, wrong) => {
  const said = readSeed()
    .map((plant) => translated(plant, code))
    .flatMap((plant) => [plant.description, plant.careInstructions, plant.soilType]);
  const imperial = said.map((text) => inUnits(text, 'imperial', code));

  it('name no metric one, and speak of one inch in the singular', () => {
    expect(said.filter((text) => metric.test(text)).length).toBeGreaterThan(100);
    expect(imperial.filter((text) => metric.test(text))).toEqual([]);
    expect(imperial.filter((text) => wrong.test(text))).toEqual([]);
  });
});

it.each([
  [
    'es',
    [...strings(spanish.problems), ...strings(spanishOfServer)],
    // “Los 3 cm”, “unos 10 cm” would be “los una pulgada”, “unos 4 pulgadas”.
    /\b(los|unos|todos) (una |[\d½]+ )pulgadas?\b|\b(sequen|estén|hayan) (\w+ )?una pulgada\b(?! o)/,
  ],
  [
    'de',
    [...strings(german.problems), ...strings(germanOfServer)],
    /\b(obere[nr]?|oberste[nr]) 1 Zoll\b|\boberste Zoll [^.,;:]*\b(sind|haben|werden)\b/,
  ],
] as const)('what the doctor and the server say in %s agrees with its inches', (code, said, wrong) => {
  const imperial = said.map((text) => inUnits(text, 'imperial', code));
  expect(imperial.filter((text) => / Zoll\b|\bpulgadas?\b/.test(text)).length).toBeGreaterThan(10);
  expect(imperial.filter((text) => wrong.test(text))).toEqual([]);
});

it.each([
  [
    'es',
    'Riega cuando se hayan secado 3 cm de tierra.',
    'Riega cuando se haya secado una pulgada de tierra.',
  ],
  [
    'es',
    'Riega cuando arriba haya de 2 a 3 cm de tierra seca.',
    'Riega cuando arriba haya una pulgada de tierra seca.',
  ],
  ['es', 'Pon la maceta en 1 a 2 cm de agua.', 'Pon la maceta en ½ a 1 pulgada de agua.'],
  ['es', 'Tierra pesada bajo 15 a 40 cm de agua', 'Tierra pesada bajo 6 a 16 pulgadas de agua'],
  ['es', 'Tenlo a más de 10 °C, mejor de 18 a 24 °C.', 'Tenlo a más de 50 °F, mejor de 64 a 75 °F.'],
  ['de', 'Gieße, wenn die obersten 2 bis 3 cm trocken sind.', 'Gieße, wenn der oberste Zoll trocken ist.'],
  [
    'de',
    'Gieße, wenn sich die obersten 3 cm Erde trocken anfühlen.',
    'Gieße, wenn sich der oberste Zoll Erde trocken anfühlt.',
  ],
  [
    'de',
    'Lass die obersten 3 cm vor dem Gießen trocknen.',
    'Lass den obersten Zoll vor dem Gießen trocknen.',
  ],
  [
    'de',
    'Gieße, wenn die obersten 4 bis 5 cm trocken sind.',
    'Gieße, wenn die obersten 1½ bis 2 Zoll trocken sind.',
  ],
  [
    'de',
    'Halte ihn über 10 °C, am besten bei 18 bis 24 °C.',
    'Halte ihn über 50 °F, am besten bei 64 bis 75 °F.',
  ],
] as const)('%s: %s', (code, metric, expected) => {
  expect(inUnits(metric, 'imperial', code)).toBe(expected);
  expect(inUnits(metric, 'metric', code)).toBe(metric);
});
