import type { KnownPlant } from '../modules/identification/domain/finding.js';
import { normaliseName } from '../modules/library/index.js';
import { readSeed } from '../setup/migrate-and-seed.js';

/** The plants of the seed file, found without a database: by scientific name, and by class of the built-in identifier. */
export function readKnownPlants() {
  const seed = readSeed();
  const byName = new Map<string, KnownPlant>(
    seed.map((plant) => [
      normaliseName(plant.scientificName),
      { ...plant, id: plant.slug, imageUrl: `/drawings/${plant.slug}.svg` },
    ]),
  );
  const byClass = new Map(
    seed.flatMap((plant) => (plant.visionClass ? [[plant.visionClass, plant] as const] : [])),
  );
  return { byClass, find: (scientificName: string) => byName.get(normaliseName(scientificName)) };
}
