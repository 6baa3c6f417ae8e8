import type { LocalDate } from '../../../kernel/local-date.js';

export const PLANT_STATUSES = ['healthy', 'needs-water', 'needs-care'] as const;
export type PlantStatus = (typeof PLANT_STATUSES)[number];

/** What a plant's status follows from: its own trouble, and the two dates of its watering, where it has one. */
export interface PlantNeeds {
  problem: string | null;
  waterDueOn: LocalDate | null;
  /** From this day on its watering is badly overdue. */
  waterLateOn: LocalDate | null;
}

/** How a plant is doing on its gardener's own day. It is never stored: due is needs-water, badly overdue or unwell needs-care. */
export function statusOf({ problem, waterDueOn, waterLateOn }: PlantNeeds, today: LocalDate): PlantStatus {
  if (problem !== null || (waterLateOn !== null && waterLateOn <= today)) return 'needs-care';
  return waterDueOn !== null && waterDueOn <= today ? 'needs-water' : 'healthy';
}
