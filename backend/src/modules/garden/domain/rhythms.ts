import type { Month } from '../../../kernel/months.js';
import type { CareKind } from './care-kind.js';
import type { KnownCold } from './cold-note.js';
import { WINTER } from './season.js';
import type { Rhythm } from './situation.js';

/** Something that is done in certain months only. */
interface KnownWindow {
  months: Month[];
  everyDays: number | null;
  everyYears: number;
}

/** All that is needed of a plant of the library to know its care. */
export interface KnownCare {
  waterIntervalDays: number;
  /** In its months of rest. */
  winterIntervalDays: number;
  fertilise: KnownWindow | null;
  repot: KnownWindow | null;
  prune: KnownWindow | null;
  mistDays: number | null;
  rests: Month[];
  isHardy: boolean;
  /** What the cold asks for outdoors; left out by versions that did not know it. */
  cold?: KnownCold['asksFor'] | null;
  /** When it is harvested; left out by versions that did not know it. */
  harvest?: Rhythm['harvest'];
  /** The same. */
  pottedDays?: number | null;
}

const WATERING_WORDS: [RegExp, number][] = [
  [/\bdaily\b|every day/i, 1],
  [/twice a week/i, 4],
  [/bi-?weekly|fortnight|every (two|2) weeks/i, 14],
  [/month/i, 30],
];
const WEEKLY = 7;
const YEAR = 365;

/** Days between waterings, as people say it: daily, twice a week, weekly, bi-weekly, monthly; anything else is a week. */
export const daysOfWords = (waterNeeds: string): number =>
  WATERING_WORDS.find(([words]) => words.test(waterNeeds))?.[1] ?? WEEKLY;

/** What is to be done for a plant, and how often: by the library where it is known, else by its watering in words. */
export function rhythmsOf(waterNeeds: string, isOutdoors: boolean, known?: KnownCare): Rhythm[] {
  const days = daysOfWords(waterNeeds);
  if (!known) return [allYear('water', days)];
  const rhythms = [
    watering(known, isOutdoors),
    ...bound('fertilise', known.fertilise),
    ...bound('repot', isOutdoors && known.isHardy ? null : known.repot),
    ...bound('prune', known.prune),
    ...(known.mistDays && !isOutdoors ? [allYear('mist', known.mistDays)] : []),
  ];
  const cold = coldOfTasks(known, isOutdoors);
  const harvest = isOutdoors ? (known.harvest ?? null) : null;
  const pottedDays = isOutdoors ? (known.pottedDays ?? null) : null;
  return rhythms.map((rhythm) => ({ ...rhythm, cold, harvest, pottedDays }));
}

/** What the cold asks of a plant where it stands, as its tasks have it too when they are read (`care.statements.ts`). */
export const coldOfTasks = ({ cold = null }: Pick<KnownCare, 'cold'>, isOutdoors: boolean): Rhythm['cold'] =>
  isOutdoors ? cold : cold === 'dig-up' ? 'dug-up' : null;

/** A hardy plant outdoors lives on rain in winter. */
function watering(known: KnownCare, isOutdoors: boolean): Rhythm {
  const { waterIntervalDays, winterIntervalDays, rests, isHardy } = known;
  const rhythm = {
    ...allYear('water', waterIntervalDays),
    restingDays: winterIntervalDays,
    restMonths: rests,
  };
  if (!isHardy || !isOutdoors) return rhythm;
  return { ...rhythm, restingDays: null, restMonths: [...new Set([...rests, ...WINTER])] };
}

function bound(kind: CareKind, known: KnownWindow | null): Rhythm[] {
  if (!known) return [];
  const { months, everyDays, everyYears } = known;
  return [
    {
      ...allYear(kind, everyDays ?? everyYears * YEAR),
      months,
      everyYears: everyDays === null ? everyYears : null,
    },
  ];
}

/** A rhythm of the gardener's own: so many days, all year. */
export const ownRhythm = (kind: CareKind, days: number): Rhythm => ({
  ...allYear(kind, days),
  isOwnRhythm: true,
});

/** What a task starts with when nothing is known of the plant: days, and months of the north. */
export const USUAL: Record<CareKind, Rhythm> = {
  water: allYear('water', WEEKLY),
  fertilise: { ...allYear('fertilise', 30), months: [3, 4, 5, 6, 7, 8, 9] },
  repot: { ...allYear('repot', 2 * YEAR), months: [3, 4, 5], everyYears: 2 },
  prune: { ...allYear('prune', YEAR), months: [2, 3, 4], everyYears: 1 },
  mist: allYear('mist', 3),
  custom: allYear('custom', 30),
  treatment: allYear('treatment', 1),
};

function allYear(kind: CareKind, days: number): Rhythm {
  return {
    kind,
    growingDays: days,
    restingDays: days,
    restMonths: WINTER,
    months: null,
    everyYears: null,
    isOwnRhythm: false,
  };
}
