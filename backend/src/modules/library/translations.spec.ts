import { readFileSync } from 'node:fs';
import path from 'node:path';
import { englishOf, translationFaults } from '../../../seeds/translations.mjs';
import { speaking } from '../../kernel/languages/language.js';
import { readSeed } from '../../setup/migrate-and-seed.js';
import { guidesIn } from './guides-in.js';
import type { LibraryPlant } from './domain/library-plant.js';
import { inLanguage, nameInLanguage, translated } from './translations.js';

const SEEDS = path.resolve(import.meta.dirname, '../../../seeds');
const read = (name: string) => JSON.parse(readFileSync(path.join(SEEDS, name), 'utf8'));

const plants = readSeed();
const aloe = plants.find(({ slug }) => slug === 'aloe-vera')!;
const german = {
  words: () => read('plant-library.de.json') as Record<string, Record<string, unknown>>,
  sentences: () => read('pet-toxicity.de.json') as Record<string, string>,
};

describe('the library in another language', () => {
  it.each(['es', 'de'])('says all that the English one says, in %s', (code) =>
    expect(
      translationFaults(plants, read(`plant-library.${code}.json`), read(`pet-toxicity.${code}.json`)),
    ).toEqual([]),
  );

  it.each([
    [
      'another depth',
      { careInstructions: 'Gieße, wenn die obersten 5 cm trocken sind.' },
      'other quantities',
    ],
    ['English', { description: aloe.description }, 'is still in English'],
    ['nothing', { soilType: ' ' }, 'soilType is empty'],
    ['five other names', { otherNames: ['A', 'B', 'C', 'D', 'E'] }, 'more than 4 other names'],
    ['the same name twice', { commonName: 'Drachenfrucht', otherNames: ['Drachenfrucht'] }, 'stands twice'],
    ['a field more', { petToxicity: {} }, 'the fields should be'],
  ])('is refused with %s', (_, change, fault) => {
    const words = german.words();
    words['monstera'] = { ...words['monstera'], ...change };
    expect(translationFaults(plants, words, german.sentences()).join()).toContain(fault);
  });

  it('is to be looked at again when the English of a plant has changed', () => {
    const changed = plants.map((plant) => (plant === aloe ? { ...aloe, soilType: 'Pure sand' } : plant));
    const [fault, ...others] = translationFaults(changed, german.words(), german.sentences());
    expect(fault).toMatch(/^aloe-vera: the English has changed/);
    expect(others).toEqual([]);
    expect(englishOf(aloe)).not.toBe(englishOf({ ...aloe, soilType: 'Pure sand' }));
  });

  it('is refused with a plant or a sentence too few or too many', () => {
    const { monstera: _, ...words } = german.words();
    expect(translationFaults(plants, words, german.sentences())).toContain('monstera is not there.');
    const more = { ...german.sentences(), 'It is safe.': 'Sie ist ungefährlich.' };
    expect(translationFaults(plants, german.words(), more)).toEqual(['No plant says "It is safe.".']);
    const without = { ...german.sentences(), [aloe.petToxicity.basis]: 'Giftig.' };
    expect(translationFaults(plants, german.words(), without).join()).toContain('names ASPCA');
  });
});

describe('a plant of the library', () => {
  it('is translated: names, texts, and the sentence about pets; all else stays', () => {
    const plant = translated(aloe, 'de');
    expect(plant).toMatchObject({ commonName: 'Aloe vera', otherNames: ['Echte Aloe', 'Wüstenlilie'] });
    expect(plant.careInstructions).toMatch(/^Gieße/);
    expect(plant.petToxicity).toMatchObject({ level: 'toxic', source: aloe.petToxicity.source });
    expect(plant.petToxicity.basis).toMatch(/ASPCA.* giftig für Katzen, Hunde/);
    expect(plant).not.toHaveProperty('$english');
    expect([plant.lightNeeds, plant.waterNeeds]).toEqual([aloe.lightNeeds, aloe.waterNeeds]);
    expect(translated(aloe, 'en')).toBe(aloe);
    expect(translated({ ...aloe, slug: 'unheard-of' }, 'de').description).toBe(aloe.description);
  });

  it('is translated into the language that is spoken, from any of the others', () => {
    const spanish = translated(aloe, 'es');
    speaking('de', () => {
      expect(inLanguage(spanish.description)).toBe(translated(aloe).description);
      expect(nameInLanguage({ ...aloe, commonName: 'Sábila de mi abuela' })).toBe('Sábila de mi abuela');
    });
    expect(inLanguage(spanish.careInstructions)).toBe(aloe.careInstructions);
    expect(inLanguage('Ask my neighbour.', 'de')).toBe('Ask my neighbour.');
  });

  it('has a guide in each language', () => {
    const known = plants.map((plant) => ({ ...plant, id: plant.slug, imageUrl: '' }) as LibraryPlant);
    const [english, spanish] = (['en', 'es'] as const).map((code) => guidesIn(code, known));
    const of = (guides: typeof english) => guides!.find(({ slug }) => slug === 'jade-plant')!;
    expect(of(spanish).commonName).toBe('Árbol de jade');
    expect(of(spanish).related.map(({ slug }) => slug)).toEqual(of(english).related.map(({ slug }) => slug));
    expect(of(spanish).related[0]!.commonName).not.toBe(of(english).related[0]!.commonName);
  });
});
