import { EntitySchema } from 'typeorm';
import type { LibraryPlant } from './domain/library-plant.js';

/** An entry of the library as it is stored. */
export interface LibraryPlantRow extends Omit<LibraryPlant, 'soilType' | 'careInstructions'> {
  visionClass: string | null;
  soilType: string | null;
  careInstructions: string | null;
  /** The traits that draw it. */
  drawing: unknown;
}

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
    soilType: { type: 'text', nullable: true },
    careInstructions: { type: 'text', nullable: true },
    difficulty: { type: 'text', default: 'beginner' },
    temperatureC: { type: 'integer', array: true },
    humidity: { type: 'text' },
    petToxicity: { type: 'jsonb' },
    drawing: { type: 'jsonb' },
  },
});
