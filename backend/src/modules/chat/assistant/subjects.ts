import { problemsFor } from '@leaflore/doctor';
import type { Plant } from '../../garden/index.js';
import { language } from '../../../kernel/languages/language.js';
import { normaliseName } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { genusOf, namesOf } from '../knowledge.js';
import type { Knowledge } from '../knowledge.js';
import { hasEaten, HARM, HUMAN, isAnimal } from './harm-words.js';
import { inGardenOrder, namesIn, ownNamed, partsOf, spans, stemmed, wholeNames } from './garden-names.js';
import type { GardenNames, Named } from './garden-names.js';
import { distance, isCommon, readQuestion, singular } from './question.js';

/** The plants that a question is about. */
export interface Subjects {
  /** Of the gardener's own. */
  own: Plant[];
  /** Entries of the library that it names. */
  guides: LibraryPlant[];
}

const MIN_GUESSED = 5;
const MIN_GENUS = 4;
/** "Ivy", "yew". */
const MIN_NOUN = 3;
const MAX_MEANT = 6;
/** Words of a question that is a name alone: the longest names, and a few around them. */
const MAX_BARE = 7;
const NOTHING: Subjects = { own: [], guides: [] };

/** Finds the plants that a question names: by whole names first, then by a part of a name, then forgiving a typing error. */
export async function findSubjects(raw: string, plants: Plant[], knowledge: Knowledge): Promise<Subjects> {
  const words = readQuestion(withoutProblems(raw)).words;
  const isStrict = isOfHarm(words.join(' '));
  const garden = namesIn(plants);
  const named = [...ownNamed(words, garden, isStrict), ...(await guidesNamed(words, knowledge))];
  const longest = named.filter(
    (one) =>
      !named.some(
        (other) => other.to - other.from > one.to - one.from && other.from <= one.from && other.to >= one.to,
      ),
  );
  if (longest.length) return withOwn(together(longest), plants);
  // What may do harm is hardly guessed by a wrong name, and by half a name only where one of those that it may mean does, and nothing
  // was eaten: it might be called harmless.
  return withOwn(await guessed(words, garden, knowledge, isStrict), plants);
}

const isOfHarm = (text: string): boolean => hasEaten(text) || HARM.test(text);

/** What a spider leaves, and what a pot has: neither is part of a plant's name here. */
const NO_NAMES = /\b(spider ?webs?|cobwebs?|pots?( \w+){0,3} holes?|(drainage )?holes?( \w+){0,3} pots?)\b/g;
/** A spider mite is no spider plant. */
function withoutProblems(raw: string): string {
  let text = raw.toLowerCase().replace(NO_NAMES, ' . ');
  for (const { words } of problemsFor(raw)) for (const word of words) text = text.replaceAll(word, ' . ');
  return text;
}

function together(named: Named[]): Subjects {
  const own = new Map(named.flatMap((one) => one.own.map((plant): [string, Plant] => [plant.id, plant])));
  const guides = new Map(
    named.flatMap((one) => one.guides.map((guide): [string, LibraryPlant] => [guide.id, guide])),
  );
  return { own: [...own.values()], guides: [...guides.values()] };
}

/** A plant of the garden is meant by every name of its entry too: "sansevieria" is one's own snake plant. */
function withOwn({ own, guides }: Subjects, plants: Plant[]): Subjects {
  const meant = new Set<string | null>(guides.map(({ id }) => id));
  return { own: [...new Set([...own, ...plants.filter(({ libraryId }) => meant.has(libraryId))])], guides };
}

async function guidesNamed(words: string[], knowledge: Knowledge): Promise<Named[]> {
  const asked = spans(words.length).filter(([from, to]) => to - from > 1 || !isCommon(words[from]!));
  const phrases = asked.flatMap(([from, to]) => variants(words.slice(from, to)));
  const known = phrases.length
    ? await knowledge.guidesNamed([...new Set(phrases)])
    : new Map<string, LibraryPlant>();
  const named = asked.flatMap(([from, to]): Named[] => {
    const guide = variants(words.slice(from, to))
      .map((name) => known.get(name))
      .find(Boolean);
    return guide ? [{ from, to, own: [], guides: [guide] }] : [];
  });
  const isOpen = ([from, to]: [number, number]) =>
    to - from === 1 &&
    words[from]!.length >= MIN_GENUS &&
    !named.some((one) => one.from <= from && one.to >= to);
  const genera = asked.filter(isOpen);
  if (!genera.length) return named;
  const found = await knowledge.guidesOfGenera(
    genera.flatMap(([from]) => [words[from]!, singular(words[from]!)]),
  );
  return [
    ...named,
    ...genera.flatMap(([from, to]): Named[] => {
      const guides = found.get(words[from]!) ?? found.get(singular(words[from]!));
      return guides?.length ? [{ from, to, own: [], guides }] : [];
    }),
  ];
}

const PLURALS: ((word: string) => string)[] = [
  (word) => word,
  singular,
  (word) => word.replace(/(?<=e)n$/, ''),
  (word) => word.replace(/es$/, ''),
  (word) => word.replace(/(?<=\w{3})n?(pflanzen?|strauch(er)?|stocke?|busch|hecken?|baum(e|en)?)$/, ''),
];
/** As it stands, and with its last word in the singular of each language, "roses", "Rosen", "rosales"; of "Bananenpflanze" what it is a plant of. */
const variants = (words: string[]): string[] => {
  const last = words.at(-1)!;
  return PLURALS.map((singularOf) => [...words.slice(0, -1), singularOf(last)].join(' '));
};

const isHarmful = ({ petToxicity }: LibraryPlant): boolean =>
  ['toxic', 'caution'].includes(petToxicity.level);
const byHarm = (one: LibraryPlant, other: LibraryPlant): number =>
  Number(isHarmful(other)) - Number(isHarmful(one));

/** The plant whose name a word resembles: own ones first. */
async function guessed(
  words: string[],
  garden: GardenNames,
  knowledge: Knowledge,
  isStrict: boolean,
): Promise<Subjects> {
  const min = language() === 'en' ? MIN_NOUN : MIN_GENUS;
  for (const word of words.filter(
    (one) =>
      one.length >= min &&
      ![one, singular(one)].some((form) => isCommon(form) || HUMAN.test(form)) &&
      !(isStrict && isAnimal(one)),
  )) {
    const isGuessed = word.length >= MIN_GUESSED;
    const alikeParts = isGuessed ? [...garden.parts].filter(([part]) => resembles(word, part, isStrict)) : [];
    const own = inGardenOrder(
      garden,
      alikeParts.flatMap(([, plants]) => plants),
    );
    if (own.length) return { own, guides: [] };
    const found = await knowledge.searchGuides(word);
    const forms = isStrict ? variants([word]) : [singular(word)];
    const alike = calledSo(found, forms);
    if (alike.length > 1 && !isStrict) return { own: [], guides: alike.slice(0, MAX_MEANT) };
    if (alike.length > 1 && alike.some(isHarmful) && !hasEaten(words.join(' ')))
      return { own: [], guides: alike.sort(byHarm).slice(0, MAX_MEANT) };
    if (alike.length > 1) continue;
    if (word.length < MIN_GENUS) continue;
    const guide = found.find(
      (plant) =>
        isGuessed &&
        spokenNamesOf(plant).some((name) =>
          tellingParts(name, isStrict).some((part) => resembles(word, part, isStrict)),
        ),
    );
    if (guide) return { own: [], guides: [guide] };
  }
  return NOTHING;
}

/** Its names, the scientific one by its genus: "ruber" alone is no name. */
const spokenNamesOf = (plant: LibraryPlant): string[] =>
  namesOf(plant).map((name) =>
    name === normaliseName(plant.scientificName) ? genusOf(plant.scientificName) : name,
  );

/** What a name may be known by where it is typed wrongly: its noun, or all of its rarer words where the noun is a common one. */
function tellingParts(name: string, isStrict: boolean): string[] {
  const parts = name.split(' ');
  const noun = parts.at(language() === 'es' ? 0 : -1)!;
  if (isStrict) return isCommon(noun) ? [] : [noun];
  return isCommon(noun)
    ? parts.filter((part) => !isCommon(part))
    : [parts[0]!, noun].filter((part) => !isCommon(part));
}

/** Those that one of their names calls so, by that name: pothos is an ivy as Devil’s ivy. First those that have no other. */
function calledSo(plants: LibraryPlant[], forms: string[]): LibraryPlant[] {
  const named = plants.flatMap((plant): LibraryPlant[] => {
    const name = [plant.commonName, ...plant.otherNames].find((one) =>
      forms.some((form) => bears(one, form)),
    );
    return name ? [{ ...plant, commonName: name }] : [];
  });
  const isOther = ({ commonName }: LibraryPlant) =>
    Number(!plants.some((plant) => plant.commonName === commonName));
  return named.sort((a, b) => isOther(a) - isOther(b));
}

/** Its noun, which is the last word of an English name, the end of that of a German one, and the first word of a Spanish one. */
function bears(name: string, word: string): boolean {
  const noun = stemmed(name)
    .split(' ')
    .at(language() === 'es' ? 0 : -1);
  return noun === word || (language() === 'de' && noun!.endsWith(word));
}

/** Words around a plant's name that ask for nothing. */
const AROUND = new Set(
  'a an the my our your i we mean meant it its is this that and or ok okay yes no please hi hello in of for about what how one ones plant plants'.split(
    ' ',
  ),
);

/** Whether a question is no more than the names of these plants. */
export function isOnlyNames(words: string[], { own, guides }: Subjects): boolean {
  const names = [...own.flatMap(wholeNames), ...guides.flatMap(namesOf).map(stemmed)];
  const parts = new Set([
    ...names.flatMap((name) => name.split(' ')),
    ...own.flatMap((plant) => [...partsOf(plant)]),
  ]);
  return (
    words.length <= MAX_BARE &&
    words.every((word) => {
      const stem = singular(word);
      return AROUND.has(word) || parts.has(stem) || [...parts].some((part) => resembles(stem, part));
    })
  );
}

/** Whether a question has the plant's own name in it, and not only another one or a part of it. */
export const isNamedIn = (raw: string, { commonName, scientificName }: LibraryPlant): boolean => {
  const words = readQuestion(raw).words.map((word) => variants([word]));
  const texts = PLURALS.map((_, which) => ` ${words.map((forms) => forms[which]).join(' ')} `);
  return [commonName, scientificName].some((name) =>
    texts.some((text) => text.includes(` ${normaliseName(name)} `) || text.includes(` ${stemmed(name)} `)),
  );
};

/** Whether a question has the noun of one of the plant’s names, or its genus, as it is written. */
export const hasNounOf = (raw: string, guide: LibraryPlant): boolean =>
  readQuestion(raw).words.some(
    (word) => word === genusOf(guide.scientificName) || calledSo([guide], variants([word])).length > 0,
  );

/** `isStrict`: with one wrong letter at most. */
function resembles(word: string, name: string, isStrict = false): boolean {
  const max = word.length >= 8 && !isStrict ? 2 : 1;
  return name.length >= MIN_GUESSED && word[0] === name[0] && distance(word, name, max) <= max;
}

/** Names of several words that texts have in another language than English, as small words of names mean something else in questions. */
export async function longNamesIn(texts: string[], knowledge: Knowledge): Promise<string[]> {
  if (language() === 'en') return [];
  const phrases = texts.flatMap((text) => {
    const { words } = readQuestion(text);
    return spans(words.length).flatMap(([from, to]) =>
      to - from > 1 ? variants(words.slice(from, to)) : [],
    );
  });
  const known = await knowledge.guidesNamed([...new Set(phrases)]);
  return [...known.keys()];
}
