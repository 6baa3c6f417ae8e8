import type { Hemisphere } from '../../../kernel/hemisphere.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import type { CareKind } from './care-kind.js';
import { wintering } from './cold-dates.js';
import { shelterMonths } from './cold-note.js';
import type { KnownCold } from './cold-note.js';
import type { Rhythm } from './situation.js';

/** What a plant's year is made of. */
export const YEAR_PARTS = ['shelter', 'rest', 'feed', 'repot', 'prune', 'flower'] as const;
export type YearPart = (typeof YEAR_PARTS)[number];

/** The months of each part, as the gardener's hemisphere has them; empty: never, or not known. */
export type PlantYear = Record<YearPart, Month[]>;

/** A task as far as the year follows from it. */
export type YearTask = Omit<Rhythm, 'kind'> & {
  kind: CareKind;
  dueOn: LocalDate;
  /** The last day of the season in which it is due. */
  closesOn: LocalDate | null;
};

const ALL_YEAR: readonly Month[] = Array.from({ length: 12 }, (_, index) => index + 1);
const KINDS = { feed: 'fertilise', repot: 'repot', prune: 'prune' } as const;

/** What of a plant's year its tasks do not say. */
export interface KnownYear {
  /** The months (of the north) in which it flowers. */
  flowers: readonly Month[];
  /** What the cold asks for; null where it stands indoors, or stands the cold. */
  cold: KnownCold | null;
  /** Whether there is a winter for certain: what it ends does not rest in it. */
  hasWinter?: boolean;
}

/**
 * The year of a plant, out of its tasks in force, so that it agrees with their dates, and what is known of it. Near the equator
 * what is bound to months may be done in all of them, and nothing rests, needs shelter or has a season of flower.
 */
export function plantYear(
  tasks: readonly YearTask[],
  { flowers, cold, hasWinter }: KnownYear,
  hemisphere: Hemisphere,
): PlantYear {
  const monthsOf = (part: keyof typeof KINDS) => {
    const task = tasks.find(({ kind }) => kind === KINDS[part]);
    if (!task || task.isOwnRhythm || !task.months) return [];
    return hemisphere === 'tropics' ? [...ALL_YEAR] : inCalendar(task.months, hemisphere);
  };
  const task = tasks.find(({ kind }) => kind === 'water');
  const watering = task && wintering(task, hasWinter);
  const isEnded = hasWinter && cold?.asksFor === 'end';
  const rests =
    watering && !isEnded && !watering.isOwnRhythm && watering.restingDays !== watering.growingDays;
  const feed = monthsOf('feed');
  const rest = rests ? inCalendar(watering.restMonths, hemisphere) : [];
  return {
    shelter: shelterMonths(cold, hemisphere).sort((a, b) => a - b),
    // What is fed in a month grows by then, as bulbs of spring do at the end of winter.
    rest: rest.filter((month) => !feed.includes(month)),
    feed,
    repot: monthsOf('repot'),
    prune: monthsOf('prune'),
    flower: inCalendar(flowers, hemisphere),
  };
}

const inCalendar = (months: readonly Month[], hemisphere: Hemisphere) =>
  inHemisphere(months, hemisphere).sort((a, b) => a - b);

/**
 * Which parts of its year a plant has in a month, `2026-11`. What is done once in a season is there only in the season in which it
 * is due: a plant that is repotted in 2028 has nothing to be repotted for in the spring of 2027.
 */
export function partsIn(month: string, year: PlantYear, tasks: readonly YearTask[]): YearPart[] {
  const number = Number(month.slice(5));
  return YEAR_PARTS.filter((part) => {
    if (!year[part].includes(number)) return false;
    if (part === 'shelter' || part === 'rest' || part === 'flower') return true;
    const task = tasks.find(({ kind }) => kind === KINDS[part])!;
    if (month < task.dueOn.slice(0, 7)) return false;
    return task.everyYears === null || task.closesOn === null || month <= task.closesOn.slice(0, 7);
  });
}
