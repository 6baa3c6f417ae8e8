import type { LocalDate } from '../../../kernel/local-date.js';

export const PLANT_STATUSES = ['healthy', 'needs-water', 'needs-care'] as const;
export type PlantStatus = (typeof PLANT_STATUSES)[number];

/** What a plant's status follows from: its own trouble, and the dates of its watering, where it has one. */
export interface PlantNeeds {
  problem: string | null;
  /** The day on which it needs water, however long the gardener put it off. */
  waterNeededOn: LocalDate | null;
  /** From this day on its watering is badly overdue. */
  waterLateOn: LocalDate | null;
}

/** How a plant is doing, and whether it is thirsty, on its gardener's own day. */
export interface Wellbeing {
  status: PlantStatus;
  /** Due or overdue, also where it is unwell and where its watering was put off. */
  needsWater: boolean;
}

/** It is never stored: due is needs-water, forgotten for a whole interval more or unwell is needs-care. */
export function wellbeingOf(
  { problem, waterNeededOn, waterLateOn }: PlantNeeds,
  today: LocalDate,
): Wellbeing {
  const isUnwell = problem !== null || (waterLateOn !== null && waterLateOn <= today);
  const needsWater = waterNeededOn !== null && waterNeededOn <= today;
  return { status: isUnwell ? 'needs-care' : needsWater ? 'needs-water' : 'healthy', needsWater };
}
