import { EntitySchema } from 'typeorm';
import type { LightLevel } from '../domain/care-kind.js';
import type { PlantStatus } from '../domain/plant-status.js';

/** A plant as it is stored. `status` is what the specification's table has; how a plant is doing follows from its care. */
export interface PlantRow {
  id: string;
  userId: string;
  libraryId: string | null;
  commonName: string;
  scientificName: string | null;
  description: string | null;
  imageUrl: string | null;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string | null;
  careInstructions: string | null;
  dateAdded: Date;
  lastWatered: Date | null;
  status: PlantStatus;
  place: string | null;
  light: LightLevel | null;
  potCm: number | null;
  outdoors: boolean;
  problem: string | null;
  archivedAt: Date | null;
  deletedAt: Date | null;
}

export const PlantSchema = new EntitySchema<PlantRow>({
  name: 'plant',
  tableName: 'plants',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    libraryId: { type: 'uuid', nullable: true },
    commonName: { type: 'text' },
    scientificName: { type: 'text', nullable: true },
    description: { type: 'text', nullable: true },
    imageUrl: { type: 'text', nullable: true },
    waterNeeds: { type: 'text', default: 'Weekly' },
    lightNeeds: { type: 'text', default: 'Bright indirect' },
    soilType: { type: 'text', nullable: true },
    careInstructions: { type: 'text', nullable: true },
    dateAdded: { type: 'timestamptz', createDate: true },
    lastWatered: { type: 'timestamptz', nullable: true },
    status: { type: 'text', default: 'healthy' },
    place: { type: 'text', nullable: true },
    light: { type: 'text', nullable: true },
    potCm: { type: 'integer', nullable: true },
    outdoors: { type: 'boolean', default: false },
    problem: { type: 'text', nullable: true },
    archivedAt: { type: 'timestamptz', nullable: true },
    deletedAt: { type: 'timestamptz', nullable: true },
  },
});

/** The members that a gardener sees as they are stored. */
export const PLANT = (Object.keys(PlantSchema.options.columns) as (keyof PlantRow & string)[]).filter(
  (member) => member !== 'status' && member !== 'deletedAt',
);
