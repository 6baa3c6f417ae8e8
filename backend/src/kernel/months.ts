import type { Hemisphere } from './hemisphere.js';

/** A month of the calendar, 1 to 12. */
export type Month = number;

/**
 * Months as a gardener's book writes them: `3-9` is March to September, `11-2` November to February, `1-2,7-8` two
 * spans, an empty text none. They are those of the north.
 */
export function months(text: string): Month[] {
  return text.split(',').flatMap((span) => {
    if (!span.trim()) return [];
    const [first, last = first] = span.split('-').map(Number) as [Month, Month?];
    const count = ((last! - first + 12) % 12) + 1;
    return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);
  });
}

/** The months of the north as this hemisphere has them: half a year later in the south. The tropics have no seasons. */
export function inHemisphere(north: readonly Month[], hemisphere: Hemisphere): Month[] {
  if (hemisphere === 'tropics') return [];
  return hemisphere === 'north' ? [...north] : north.map((month) => ((month + 5) % 12) + 1);
}

/** Spans of months that follow one another, also over the turn of the year: `[11, 12, 1, 7]` is `[[11, 1], [7, 7]]`. */
export function spansOf(all: readonly Month[]): [first: Month, last: Month][] {
  const has = (month: Month) => all.includes(((month + 11) % 12) + 1);
  if (all.length >= 12) return [[1, 12]];
  return all
    .filter((month) => !has(month - 1))
    .map((first) => {
      let length = 0;
      while (has(first + length + 1)) length += 1;
      return [first, ((first + length - 1) % 12) + 1];
    });
}

export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

/** "from March to May", "in July", "from January to February and from July to August". */
export const monthsInWords = (all: readonly Month[]): string =>
  spansOf(all)
    .map(([first, last]) =>
      first === last
        ? `in ${MONTH_NAMES[first - 1]!}`
        : `from ${MONTH_NAMES[first - 1]!} to ${MONTH_NAMES[last - 1]!}`,
    )
    .join(' and ');

const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
/** 0 to 2: early, mid or late in its season, which begins with December, March, June or September. */
const partOf = (month: Month) => month % 3;
const seasonOf = (month: Month) => SEASONS[Math.floor((month % 12) / 3)]!;
const PARTS = ['early', 'mid', 'late'];
const inSeason = (month: Month) =>
  `${PARTS[partOf(month)]!}${partOf(month) === 1 ? '-' : ' '}${seasonOf(month)}`;

/**
 * Months of the north as times of the year, which are true in both hemispheres: "in spring", "from spring to early autumn", "in
 * late winter".
 */
export const seasonsInWords = (all: readonly Month[]): string =>
  spansOf(all).map(spanInSeasons).join(' and ');

function spanInSeasons([first, last]: [Month, Month]): string {
  if (first === last) return `in ${inSeason(first)}`;
  if ((last - first + 12) % 12 === 11) return 'all year';
  if (seasonOf(first) === seasonOf(last) && (last - first + 12) % 12 < 3)
    return partOf(first) === 0 && partOf(last) === 2
      ? `in ${seasonOf(first)}`
      : `in ${PARTS[partOf(first)]!} and ${inSeason(last)}`;
  const begins = partOf(first) === 0 ? seasonOf(first) : inSeason(first);
  const ends = partOf(last) === 2 ? seasonOf(last) : inSeason(last);
  return `from ${begins} to ${ends}`;
}
