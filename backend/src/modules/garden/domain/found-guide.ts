import { DEFAULT_LIGHT_NEEDS, DEFAULT_WATER_NEEDS } from './plant.js';
import type { Plant } from './plant.js';

/** What a plant takes over from the library where its gardener says nothing. */
const TAKEN = ['scientificName', 'description', 'imageUrl', 'soilType', 'careInstructions'] as const;
type Taken = Pick<Plant, (typeof TAKEN)[number]>;
type Needs = Pick<Plant, 'waterNeeds' | 'lightNeeds'>;

/** All that a plant has of its guide. */
export type OfGuide = Taken & Needs & Pick<Plant, 'libraryId'>;

/** The name by which the library is asked for a guide: the species, where one is given, as a name beside it may be a pet name. */
export const nameForGuide = ({ scientificName, commonName }: Pick<Plant, 'scientificName' | 'commonName'>) =>
  scientificName ?? commonName;

/**
 * What a plant without a guide gets from one that was found later: only what its gardener has not said. Where it stands stays, too, as they
 * may have said it.
 */
export function takenFrom(known: Taken & Needs & { id: string }, plant: Taken & Needs): OfGuide {
  const taken = Object.fromEntries(TAKEN.map((member) => [member, plant[member] ?? known[member]]));
  const { waterNeeds, lightNeeds } = plant;
  return {
    ...(taken as unknown as Taken),
    libraryId: known.id,
    waterNeeds: waterNeeds === DEFAULT_WATER_NEEDS ? known.waterNeeds : waterNeeds,
    lightNeeds: lightNeeds === DEFAULT_LIGHT_NEEDS ? known.lightNeeds : lightNeeds,
  };
}
