import { EntitySchema } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { ProblemOutcome, SuspectedCause } from '../domain/health-problem.js';

/** What is or was wrong with a plant, as it is stored. At most one of a plant is open. */
export interface PlantProblemRow {
  id: string;
  userId: string;
  plantId: string;
  /** An id in the doctor's catalogue. */
  diagnosis: string | null;
  title: string;
  words: string | null;
  answers: Record<string, string>;
  causes: SuspectedCause[];
  openedOn: LocalDate;
  photoOn: LocalDate | null;
  lookAgainOn: LocalDate | null;
  closedOn: LocalDate | null;
  outcome: ProblemOutcome | null;
  createdAt: Date;
}

export const PlantProblemSchema = new EntitySchema<PlantProblemRow>({
  name: 'plant-problem',
  tableName: 'plant_problems',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    plantId: { type: 'uuid' },
    diagnosis: { type: 'text', nullable: true },
    title: { type: 'text' },
    words: { type: 'text', nullable: true },
    answers: { type: 'jsonb' },
    causes: { type: 'jsonb' },
    openedOn: { type: 'date' },
    photoOn: { type: 'date', nullable: true },
    lookAgainOn: { type: 'date', nullable: true },
    closedOn: { type: 'date', nullable: true },
    outcome: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
