import { addDays, daysBetween, lastDayOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { spansOf } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';

/** Months of one year in which a task may be due, from the first day to the last. */
interface Season {
  opensOn: LocalDate;
  closesOn: LocalDate;
}

/** What is bound to months: feeding, repotting, pruning and the like. */
export interface Windowed {
  /** In this gardener's hemisphere; never empty. */
  months: readonly Month[];
  /** Days from one time to the next within the months; null: once in a season. */
  everyDays: number | null;
  /** Years from one season to the next in which it is done. */
  everyYears: number;
}

/** When such a task is due: never outside its months. */
export interface WindowedDue {
  dueOn: LocalDate;
  /** The last day of this season: from the next day on, the task waits for the next one. */
  closesOn: LocalDate;
  /** It was never done and this is its season already. */
  isSoon: boolean;
}

/** Days after which a task is due that was never done and whose season it is already. */
const SOON_DAYS = 14;
const YEAR_DAYS = 365.25;
/** What is done once a year is not asked for again sooner. */
const APART_DAYS = 60;

/**
 * The next time of a task that is bound to months, on or after `asOf`'s season. Once in a season it falls on the season's first
 * day; what was missed waits for the next season, and a task that was never done falls into the next season or, within one, soon.
 */
export function nextInWindow(
  rhythm: Windowed,
  lastDoneOn: LocalDate | null,
  startsOn: LocalDate,
  asOf: LocalDate,
): WindowedDue {
  const first = firstDue(rhythm, lastDoneOn, startsOn);
  if (first.closesOn >= asOf) return first;
  const { opensOn, closesOn } = seasonAt(rhythm.months, asOf);
  return { dueOn: opensOn, closesOn, isSoon: false };
}

function firstDue(rhythm: Windowed, lastDoneOn: LocalDate | null, startsOn: LocalDate): WindowedDue {
  if (lastDoneOn === null) return neverDone(rhythm, startsOn);
  const { months, everyDays, everyYears } = rhythm;
  if (everyDays !== null) return within(months, addDays(lastDoneOn, everyDays), lastDoneOn);
  const { opensOn, closesOn } = seasonAfter(months, lastDoneOn, everyYears);
  return { dueOn: opensOn, closesOn, isSoon: false };
}

function neverDone({ months, everyDays }: Windowed, startsOn: LocalDate): WindowedDue {
  const season = seasonAt(months, startsOn);
  if (season.opensOn > startsOn) return { dueOn: season.opensOn, closesOn: season.closesOn, isSoon: false };
  if (everyDays !== null) return within(months, addDays(startsOn, everyDays), startsOn);
  const soon = addDays(startsOn, SOON_DAYS);
  return {
    dueOn: soon < season.closesOn ? soon : season.closesOn,
    closesOn: season.closesOn,
    isSoon: true,
  };
}

/** That day where it lies in a season, else the first day of the season after `from`. */
function within(months: readonly Month[], day: LocalDate, from: LocalDate): WindowedDue {
  const season = seasonAt(months, day);
  const next = season.opensOn > day ? seasonAt(months, addDays(seasonOrDay(months, from), 1)) : season;
  const dueOn = next.opensOn > day || day > next.closesOn ? next.opensOn : day;
  return { dueOn, closesOn: next.closesOn, isSoon: false };
}

/** The last day of the season that a day lies in, or the day itself between seasons. */
function seasonOrDay(months: readonly Month[], day: LocalDate): LocalDate {
  const season = seasonAt(months, day);
  return season.opensOn > day ? day : season.closesOn;
}

/** The season that a day lies in, else the next one. */
function seasonAt(months: readonly Month[], day: LocalDate): Season {
  const year = Number(day.slice(0, 4));
  return seasonsOf(months, year - 1, year + 1).find(({ closesOn }) => closesOn >= day)!;
}

/**
 * The season nearest to so many years after a day, but never the one that the day lies in. What is done every year is done in the next
 * one, unless that is too near: roses that were tidied in autumn are pruned in spring all the same.
 */
function seasonAfter(months: readonly Month[], day: LocalDate, years: number): Season {
  const year = Number(day.slice(0, 4));
  const done = seasonAt(months, day);
  const seasons = seasonsOf(months, year, year + years + 1).filter(
    ({ opensOn }) => opensOn > day && (opensOn > done.closesOn || done.opensOn > day),
  );
  if (years === 1) return seasons.find(({ opensOn }) => daysBetween(day, opensOn) >= APART_DAYS)!;
  const distance = ({ opensOn }: Season) =>
    Math.abs(daysBetween(day, opensOn) - Math.round(years * YEAR_DAYS));
  return seasons.reduce((best, season) => (distance(season) < distance(best) ? season : best));
}

/** Seasons that open in these years, oldest first. */
function seasonsOf(months: readonly Month[], firstYear: number, lastYear: number): Season[] {
  const seasons: Season[] = [];
  for (let year = firstYear; year <= lastYear; year += 1)
    for (const [first, last] of spansOf(months))
      seasons.push({
        opensOn: `${year}-${two(first)}-01`,
        closesOn: lastDayOf(`${last < first ? year + 1 : year}-${two(last)}`),
      });
  return seasons.sort((one, other) => (one.opensOn < other.opensOn ? -1 : 1));
}

const two = (month: Month) => String(month).padStart(2, '0');
