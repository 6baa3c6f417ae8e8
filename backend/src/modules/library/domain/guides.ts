import { careWords } from './care-words.js';
import type { CareWords } from './care-words.js';
import type { LibraryPlant } from './library-plant.js';
import { propagationInWords } from './propagation-words.js';
import type { PropagationWay } from './propagation-words.js';

/** A plant that is like another one: what a link to its care guide shows. */
export type RelatedPlant = Pick<LibraryPlant, 'slug' | 'commonName' | 'scientificName' | 'imageUrl'>;

/** A care guide: all that the library says of one plant. */
export interface Guide extends LibraryPlant {
  care: CareWords;
  /** How it is multiplied, the best way first; empty where we do not know. */
  propagation: PropagationWay[];
  /** The most alike first. */
  related: RelatedPlant[];
}

const MAX_RELATED = 6;

/** The guide of a plant among all plants of the library. */
export const guideOf = (plant: LibraryPlant, all: LibraryPlant[]): Guide => ({
  ...plant,
  care: careWords(plant),
  propagation: propagationInWords(plant.slug),
  related: relatedTo(plant, all),
});

/** The plants that are most like this one, in kinship first, then in what they need; the most alike first. */
function relatedTo(plant: LibraryPlant, all: LibraryPlant[]): RelatedPlant[] {
  return all
    .filter(({ slug }) => slug !== plant.slug)
    .map((other) => ({ other, likeness: likeness(plant, other) }))
    .sort((a, b) => b.likeness - a.likeness || (a.other.slug < b.other.slug ? -1 : 1))
    .slice(0, MAX_RELATED)
    .map(({ other: { slug, commonName, scientificName, imageUrl } }) => ({
      slug,
      commonName,
      scientificName,
      imageUrl,
    }));
}

const genus = ({ scientificName }: LibraryPlant) => scientificName.split(' ', 1)[0];

/** How much two plants have in common; kinship weighs more than all needs together. */
function likeness(one: LibraryPlant, other: LibraryPlant): number {
  const traits: [number, boolean][] = [
    [9, genus(one) === genus(other)],
    [5, one.family === other.family],
    [3, one.kind === other.kind],
    [2, one.category === other.category],
    [2, one.lightNeeds === other.lightNeeds],
    [1, one.waterNeeds === other.waterNeeds],
    [1, one.difficulty === other.difficulty],
  ];
  return traits.reduce((sum, [weight, isShared]) => sum + (isShared ? weight : 0), 0);
}
