import type { Hemisphere } from './hemisphere.js';
import { perLanguage } from './languages/language.js';
import { texts } from './languages/texts.js';

const tTime = texts('time');

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

/** In English, whatever is spoken. */
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

const monthNames = perLanguage((locale) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });
  return MONTH_NAMES.map((_, month) => format.format(Date.UTC(2026, month)));
});
const nameOf = (month: Month) => monthNames()[month - 1]!;

/** Spans of time after one another: "in July", "from January to February and from July to August". */
const joined = (spans: string[]): string =>
  spans.reduce((before, last) => (before ? tTime('spans', { spans: before, last }) : last), '');

/** "from March to May", "in July", "from January to February and from July to August". */
export const monthsInWords = (all: readonly Month[]): string =>
  joined(
    spansOf(all).map(([first, last]) =>
      first === last
        ? tTime('inMonth', { month: nameOf(first) })
        : tTime('fromMonth', { first: nameOf(first), last: nameOf(last) }),
    ),
  );

/** The first begins with December, the others with March, June and September. */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

interface SeasonWords {
  /** "winter" */
  name: () => string;
  /** "in winter" */
  inIt: () => string;
  /** "early winter", "mid-winter", "late winter" */
  parts: [early: () => string, mid: () => string, late: () => string];
  /** "in early and mid-winter" */
  earlyAndMid: () => string;
  /** "in mid and late winter" */
  midAndLate: () => string;
}

const WORDS: Record<Season, SeasonWords> = {
  winter: {
    name: () => tTime('winter'),
    inIt: () => tTime('inWinter'),
    parts: [() => tTime('earlyWinter'), () => tTime('midWinter'), () => tTime('lateWinter')],
    earlyAndMid: () => tTime('earlyAndMidWinter'),
    midAndLate: () => tTime('midAndLateWinter'),
  },
  spring: {
    name: () => tTime('spring'),
    inIt: () => tTime('inSpring'),
    parts: [() => tTime('earlySpring'), () => tTime('midSpring'), () => tTime('lateSpring')],
    earlyAndMid: () => tTime('earlyAndMidSpring'),
    midAndLate: () => tTime('midAndLateSpring'),
  },
  summer: {
    name: () => tTime('summer'),
    inIt: () => tTime('inSummer'),
    parts: [() => tTime('earlySummer'), () => tTime('midSummer'), () => tTime('lateSummer')],
    earlyAndMid: () => tTime('earlyAndMidSummer'),
    midAndLate: () => tTime('midAndLateSummer'),
  },
  autumn: {
    name: () => tTime('autumn'),
    inIt: () => tTime('inAutumn'),
    parts: [() => tTime('earlyAutumn'), () => tTime('midAutumn'), () => tTime('lateAutumn')],
    earlyAndMid: () => tTime('earlyAndMidAutumn'),
    midAndLate: () => tTime('midAndLateAutumn'),
  },
};

/** "in winter" */
export const inSeasonInWords = (season: Season): string => WORDS[season].inIt();

/** 0 to 2: early, mid or late in its season, which begins with December, March, June or September. */
const partOf = (month: Month) => month % 3;
const seasonOf = (month: Month) => WORDS[SEASONS[Math.floor((month % 12) / 3)]!];
/** "mid-spring" */
const partInWords = (month: Month) => seasonOf(month).parts[partOf(month)]!();

/**
 * Months of the north as times of the year, which are true in both hemispheres: "in spring", "from spring to early autumn", "in
 * late winter".
 */
export const seasonsInWords = (all: readonly Month[]): string => joined(spansOf(all).map(spanInSeasons));

function spanInSeasons([first, last]: [Month, Month]): string {
  const length = ((last - first + 12) % 12) + 1;
  if (length === 1) return tTime('inPart', { part: partInWords(first) });
  if (length === 12) return tTime('allYear');
  const [season, isOne] = [seasonOf(first), seasonOf(first) === seasonOf(last) && length <= 3];
  if (isOne && length === 3) return season.inIt();
  if (isOne) return partOf(first) === 0 ? season.earlyAndMid() : season.midAndLate();
  return tTime('fromTo', {
    first: partOf(first) === 0 ? season.name() : partInWords(first),
    last: partOf(last) === 2 ? seasonOf(last).name() : partInWords(last),
  });
}
