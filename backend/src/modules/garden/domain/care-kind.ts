/** What can be done for a plant again and again, at a pace that its gardener may set. */
export const RHYTHM_KINDS = ['water', 'fertilise', 'repot', 'prune', 'mist', 'custom'] as const;
/** The same, and the steps of a treatment, each of which is done once. */
export const CARE_KINDS = [...RHYTHM_KINDS, 'treatment'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** How bright it is where a plant stands. */
export const LIGHT_LEVELS = ['low', 'medium', 'bright', 'sun'] as const;
export type LightLevel = (typeof LIGHT_LEVELS)[number];

/** What a gardener says about a task: did it (to dry soil or not), looked and found the soil moist, or not now. */
export const ANSWERS = ['done', 'was-dry', 'still-moist', 'later'] as const;
export type Answer = (typeof ANSWERS)[number];

/** One answer of the past, on the gardener's own day. */
export interface CareAnswer {
  answer: Answer;
  on: string;
  /** How many days to wait, where the gardener said so. */
  days?: number | null;
}
