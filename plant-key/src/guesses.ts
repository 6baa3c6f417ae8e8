import type { KeyPlant } from './traits.js';

/** How sure the identifier is of plants, by slug: shares of 1. */
export type Guesses = Readonly<Record<string, number>>;

/** A plant that the identifier named: `slug` where the library has it. */
export interface Candidate {
  slug?: string;
  scientificName: string;
  confidence: number;
}

/**
 * The identifier's candidates as shares of the library's plants. A genus or a species that the library does not have shares
 * its confidence among the library's plants of that genus; what has none is left out.
 */
export function guessesFrom(candidates: readonly Candidate[], plants: readonly KeyPlant[]): Guesses {
  const guesses: Record<string, number> = {};
  for (const { slug, scientificName, confidence } of candidates) {
    const slugs = slug ? [slug] : plants.filter((plant) => isOfGenus(plant, scientificName)).map(slugOf);
    for (const each of slugs) guesses[each] = (guesses[each] ?? 0) + confidence / slugs.length;
  }
  return guesses;
}

const slugOf = ({ slug }: KeyPlant) => slug;
const genusOf = (scientificName: string) => scientificName.split(' ', 1)[0]!.toLowerCase();
const isOfGenus = (plant: KeyPlant, scientificName: string) =>
  genusOf(plant.scientificName) === genusOf(scientificName);
