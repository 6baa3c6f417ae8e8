/* The names of a garden's own plants in a question. */

import type { Plant } from '../../garden/index.js';
import { normaliseName } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { genusOf } from '../knowledge.js';
import { isAnimal } from './harm-words.js';
import { isCommon, singular } from './question.js';

const MAX_WORDS = 4;

/** Words `from` to `to` (not included) of a question, and what they name. */
export interface Named {
  from: number;
  to: number;
  own: Plant[];
  guides: LibraryPlant[];
}

/** All phrases of a question that may be a name. */
export const spans = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, from) => from).flatMap((from) =>
    Array.from({ length: Math.min(MAX_WORDS, count - from) }, (_, more): [number, number] => [
      from,
      from + more + 1,
    ]),
  );

/** The names in a garden, read once for an answer: it may have 2,000 plants, and a question hundreds of phrases. */
export interface GardenNames {
  plants: Plant[];
  whole: Map<string, Plant[]>;
  parts: Map<string, Plant[]>;
}

const gardens = new WeakMap<Plant[], GardenNames>();

export function namesIn(plants: Plant[]): GardenNames {
  const read = gardens.get(plants) ?? readNames(plants);
  gardens.set(plants, read);
  return read;
}

function readNames(plants: Plant[]): GardenNames {
  const [whole, parts] = [new Map<string, Plant[]>(), new Map<string, Plant[]>()];
  const note = (names: Map<string, Plant[]>, name: string, plant: Plant) => {
    const known = names.get(name);
    if (known) known.push(plant);
    else names.set(name, [plant]);
  };
  for (const plant of plants) {
    for (const name of new Set(wholeNames(plant))) note(whole, name, plant);
    for (const part of partsOf(plant)) note(parts, part, plant);
  }
  return { plants, whole, parts };
}

/** These plants once each, in the order of the garden. */
export const inGardenOrder = ({ plants }: GardenNames, which: Plant[]): Plant[] => {
  const meant = new Set(which);
  return meant.size ? plants.filter((plant) => meant.has(plant)) : [];
};

/** Whether a common word stands where a name does: "water my orange", and not "orange spots" or "in the sun". */
const CALLED =
  /\b(my|our|your|the|about|is|are|does|has|water|watered|feed|fed|repot|repotted|prune|pruned|how|and)$/;
const IN_PLACE = /\b(in|into|to|on|at|from|with|of) (my|our|your|the)$/;
const IS_LOOK =
  /^(spots?|leaf|leaves|patch(es)?|dots?|powder|dust|flowers?|petals?|tips?|edges?|stripes?|bits?|rings?|fuzz|one|ones|plants?|pot|pots|bugs?|trees?)\b/;
const isCalled = (words: string[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - 2), at).join(' ');
  const next = words[at + 1] ?? '';
  if (at === 0) return /^(is|has|needs|wants|looks|seems)$/.test(next);
  return CALLED.test(before) && !IN_PLACE.test(before) && !IS_LOOK.test(next);
};

export function ownNamed(words: string[], garden: GardenNames, isStrict: boolean): Named[] {
  const stems = words.map(singular);
  return spans(words.length).flatMap(([from, to]): Named[] => {
    const phrase = stems.slice(from, to).join(' ');
    const isSingle = to - from === 1;
    if (isSingle && isCommon(words[from]!) && !isCalled(words, from)) return [];
    if (isSingle && isStrict && isAnimal(words[from]!)) return [];
    const part = isSingle && !isCommon(words[from]!) ? garden.parts.get(phrase) : undefined;
    const own = inGardenOrder(garden, [...(garden.whole.get(phrase) ?? []), ...(part ?? [])]);
    return own.length ? [{ from, to, own, guides: [] }] : [];
  });
}

export const stemmed = (name: string): string => normaliseName(name).split(' ').map(singular).join(' ');
export const wholeNames = ({ commonName, scientificName }: Plant): string[] => [
  stemmed(commonName),
  ...(scientificName ? [stemmed(scientificName)] : []),
];
/** Words that stand for a plant alone: "lily" for a peace lily, "ficus" for a weeping fig. */
export const partsOf = ({ commonName, scientificName }: Plant): Set<string> =>
  new Set([
    ...normaliseName(commonName)
      .split(' ')
      .filter((word) => word.length > 2 && !isCommon(word))
      .map(singular),
    ...(scientificName ? [singular(genusOf(scientificName))] : []),
  ]);
