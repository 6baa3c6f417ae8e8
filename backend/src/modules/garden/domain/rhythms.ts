import type { CareKind } from './care-kind.js';
import type { Rhythm } from './schedule.js';

/** All that is needed of a plant of the library to know its care. */
export interface KnownCare {
  waterIntervalDays: number;
  winterIntervalDays: number;
  fertiliseDays: number | null;
  repotDays: number | null;
  pruneDays: number | null;
  mistDays: number | null;
}

const WATERING_WORDS: [RegExp, number][] = [
  [/\bdaily\b|every day/i, 1],
  [/twice a week/i, 4],
  [/bi-?weekly|fortnight|every (two|2) weeks/i, 14],
  [/month/i, 30],
];
const WEEKLY = 7;

/** Days between waterings, as people say it: daily, twice a week, weekly, bi-weekly, monthly; anything else is a week. */
export const daysOfWords = (waterNeeds: string): number =>
  WATERING_WORDS.find(([words]) => words.test(waterNeeds))?.[1] ?? WEEKLY;

/** What is to be done for a plant, and how often: by the library where it is known, else by its watering in words. */
export function rhythmsOf(waterNeeds: string, known?: KnownCare): Rhythm[] {
  const days = daysOfWords(waterNeeds);
  if (!known) return [rhythm('water', days, days)];
  const { waterIntervalDays, winterIntervalDays, fertiliseDays, repotDays, pruneDays, mistDays } = known;
  return [
    rhythm('water', waterIntervalDays, winterIntervalDays),
    ...(fertiliseDays ? [rhythm('fertilise', fertiliseDays, null)] : []),
    ...(repotDays ? [rhythm('repot', repotDays, null)] : []),
    ...(pruneDays ? [rhythm('prune', pruneDays, null)] : []),
    ...(mistDays ? [rhythm('mist', mistDays, mistDays)] : []),
  ];
}

/** A rhythm of the gardener's own: so many days, all year. */
export const ownRhythm = (kind: CareKind, days: number): Rhythm => ({
  kind,
  growingDays: days,
  restingDays: days,
  isOwnRhythm: true,
});

/** What a task starts with when nothing is known of the plant, in days. */
export const USUAL_DAYS: Record<CareKind, number> = {
  water: WEEKLY,
  fertilise: 30,
  repot: 730,
  prune: 365,
  mist: 3,
  custom: 30,
  treatment: 1,
};

const rhythm = (kind: CareKind, growingDays: number, restingDays: number | null): Rhythm => ({
  kind,
  growingDays,
  restingDays,
  isOwnRhythm: false,
});
