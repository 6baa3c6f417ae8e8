import { EntitySchema } from 'typeorm';
import type { PlantTraits } from '@leaflore/drawings';
import type { CareFacts } from './domain/care-facts.js';
import type { LibraryPlant } from './domain/library-plant.js';

/** An entry of the library as it is stored. */
export interface LibraryPlantRow extends LibraryPlant {
  /** What the built-in classifier calls it, if it knows it. */
  visionClass: string | null;
  drawing: PlantTraits;
  /** Null until a version that knows of it has written the plant. */
  care: CareFacts | null;
}

/** What a `LibraryPlant` is read from. */
export const LIBRARY_PLANT = {
  id: true,
  slug: true,
  commonName: true,
  scientificName: true,
  rank: true,
  family: true,
  otherNames: true,
  description: true,
  imageUrl: true,
  category: true,
  kind: true,
  waterNeeds: true,
  waterIntervalDays: true,
  winterIntervalDays: true,
  lightNeeds: true,
  soilType: true,
  careInstructions: true,
  difficulty: true,
  temperatureC: true,
  humidity: true,
  petToxicity: true,
} as const satisfies Record<keyof LibraryPlant, true>;

export const LibraryPlantSchema = new EntitySchema<LibraryPlantRow>({
  name: 'library-plant',
  tableName: 'plant_library',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    slug: { type: 'text' },
    visionClass: { type: 'text', nullable: true },
    commonName: { type: 'text' },
    scientificName: { type: 'text' },
    rank: { type: 'text' },
    family: { type: 'text' },
    otherNames: { type: 'text', array: true },
    description: { type: 'text' },
    imageUrl: { type: 'text' },
    category: { type: 'text' },
    kind: { type: 'text' },
    waterNeeds: { type: 'text' },
    waterIntervalDays: { type: 'integer' },
    winterIntervalDays: { type: 'integer' },
    lightNeeds: { type: 'text' },
    soilType: { type: 'text' },
    careInstructions: { type: 'text' },
    difficulty: { type: 'text', default: 'beginner' },
    temperatureC: { type: 'integer', array: true },
    humidity: { type: 'text' },
    petToxicity: { type: 'jsonb' },
    drawing: { type: 'jsonb' },
    care: { type: 'jsonb', nullable: true },
  },
});
