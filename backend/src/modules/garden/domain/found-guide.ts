import { DEFAULT_LIGHT_NEEDS, DEFAULT_WATER_NEEDS } from './plant.js';
import type { Plant } from './plant.js';

/** What a plant takes over from the library where its gardener says nothing. */
const TAKEN = ['scientificName', 'description', 'imageUrl', 'soilType', 'careInstructions'] as const;
type Taken = Pick<Plant, (typeof TAKEN)[number]>;
type Needs = Pick<Plant, 'waterNeeds' | 'lightNeeds'>;

/** What a plant has of which nothing is known. */
const USUAL: Partial<Taken & Needs> = { waterNeeds: DEFAULT_WATER_NEEDS, lightNeeds: DEFAULT_LIGHT_NEEDS };

/** All that a plant has of its guide. */
export type OfGuide = Taken & Needs & Pick<Plant, 'libraryId'>;

/** The name by which the library is asked for a guide: the species, where one is given, as a name beside it may be a pet name. */
export const nameForGuide = ({ scientificName, commonName }: Pick<Plant, 'scientificName' | 'commonName'>) =>
  scientificName ?? commonName;

/** Whether a species is another one than that of the guide so far, and not its genus, which says less. */
export const isOtherSpecies = (known: Pick<Taken, 'scientificName'>, before: Pick<Taken, 'scientificName'>) =>
  !`${before.scientificName} `.startsWith(`${known.scientificName} `);

type Guide = Taken & Needs & { id: string };

/**
 * What a plant gets from a guide that was found later: only what its gardener has not said, which is what it lacks, or has from the guide
 * before. Where it stands stays, too, as they may have said it.
 */
export function takenFrom(known: Guide, plant: Taken & Needs, before?: Guide): OfGuide {
  const isTheirs = (member: keyof (Taken & Needs)) =>
    plant[member] !== null && plant[member] !== USUAL[member] && plant[member] !== before?.[member];
  const taken = [...TAKEN, 'waterNeeds', 'lightNeeds'] as const;
  const values = taken.map((member) => [member, isTheirs(member) ? plant[member] : known[member]]);
  return { ...(Object.fromEntries(values) as Taken & Needs), libraryId: known.id };
}
