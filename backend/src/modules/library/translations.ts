import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { language, LANGUAGES } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import type { LibraryPlant } from './domain/library-plant.js';

/** What is said of a plant; everything else about it is the same in every language. */
type Words = Pick<
  LibraryPlant,
  'commonName' | 'otherNames' | 'description' | 'careInstructions' | 'soilType'
>;
type Translatable = Words & Pick<LibraryPlant, 'slug' | 'petToxicity'>;
/** A text of the library as each language says it. */
type Texts = Record<LanguageCode, string>;

interface Translations {
  /** By language, then by slug; English is in the plants. */
  words: Partial<Record<LanguageCode, ReadonlyMap<string, Words>>>;
  /** The sentences, by how any of the languages says them. */
  texts: ReadonlyMap<string, Texts>;
  /** The common names, by scientific name. */
  names: ReadonlyMap<string, Texts>;
}

const OTHERS = LANGUAGES.filter((code) => code !== 'en');
const ENGLISH = 'plant-library.json';
/** Beside `src` and `dist`; the bundle in `dist` has this file at its top. */
const SEEDS = ['../../../seeds', '../seeds'].map((folder) => path.resolve(import.meta.dirname, folder));

let kept: Translations | undefined;
/** Read when they are asked for first. */
const translations = () => (kept ??= readTranslations());

/** A plant of the library in the language `code`, by default that which is spoken; in English where it is not translated. */
export function translated<Plant extends Translatable>(plant: Plant, code: LanguageCode = language()): Plant {
  const words = code === 'en' ? undefined : translations().words[code]?.get(plant.slug);
  if (!words) return plant;
  const { petToxicity } = plant;
  return { ...plant, ...words, petToxicity: { ...petToxicity, basis: inLanguage(petToxicity.basis, code) } };
}

/**
 * A sentence of the library (description, care, soil, pets) in a language, in whichever of ours it comes; what somebody wrote stays. What
 * people take over from the library is stored in English, and follows the language of who reads it.
 */
export const inLanguage = (text: string, code: LanguageCode = language()): string =>
  translations().texts.get(text)?.[code] ?? text;

/** The common name that the library has for a plant, in a language; a name that is not the library’s stays. */
export function nameInLanguage(
  { commonName, scientificName }: Pick<LibraryPlant, 'commonName' | 'scientificName'>,
  code: LanguageCode = language(),
): string {
  const names = translations().names.get(scientificName);
  return names && Object.values(names).includes(commonName) ? names[code] : commonName;
}

function readTranslations(): Translations {
  const folder = SEEDS.find((each) => existsSync(path.join(each, ENGLISH)));
  if (!folder) throw new Error(`There are no seeds in ${SEEDS.join(' or ')}`);
  const read = <Content>(name: string) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Content;

  const words = Object.fromEntries(
    OTHERS.map((code) => [code, wordsIn(read<Stored>(`plant-library.${code}.json`))]),
  ) as Translations['words'];
  const sentences = Object.fromEntries(
    OTHERS.map((code) => [code, read<Record<string, string>>(`pet-toxicity.${code}.json`)]),
  ) as Partial<Record<LanguageCode, Record<string, string>>>;
  const texts = new Map<string, Texts>();
  const names = new Map<string, Texts>();
  const keep = (all: Texts) => {
    for (const text of Object.values(all)) if (!texts.has(text)) texts.set(text, all);
  };
  for (const plant of read<(Translatable & Pick<LibraryPlant, 'scientificName'>)[]>(ENGLISH)) {
    const each = (pick: (of: Words) => string) =>
      inEach((code) => pick(words[code]?.get(plant.slug) ?? plant));
    const { basis } = plant.petToxicity;
    keep(each(({ description }) => description));
    keep(each(({ careInstructions }) => careInstructions));
    keep(each(({ soilType }) => soilType));
    keep(inEach((code) => sentences[code]?.[basis] ?? basis));
    names.set(
      plant.scientificName,
      each(({ commonName }) => commonName),
    );
  }
  return { words, texts, names };
}

/** As the files have them: `$english` says from which English words they were made. */
type Stored = Record<string, Words & { $english: string }>;

const wordsIn = (stored: Stored): ReadonlyMap<string, Words> =>
  new Map(Object.entries(stored).map(([slug, { $english: _, ...words }]) => [slug, words]));

const inEach = (say: (code: LanguageCode) => string): Texts =>
  Object.fromEntries(LANGUAGES.map((code) => [code, say(code)])) as Texts;
