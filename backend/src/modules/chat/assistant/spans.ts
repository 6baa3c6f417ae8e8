import {
  inHemisphere,
  inSeasonInWords,
  MONTH_NAMES,
  monthsInWords,
  SEASONS,
} from '../../../kernel/months.js';
import type { Month, Season } from '../../../kernel/months.js';
import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { texts } from '../../../kernel/languages/texts.js';
import { addDays, lastDayOf, monthOf, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';

const tAssistant = texts('assistant');

type Near = 'today' | 'tomorrow' | 'weekend' | 'week' | 'next-week' | 'month' | 'next-month';
/** A time that a question asks about. */
export type Span =
  Near | { month: Month } | { season: Season } | { days: number } | { year: 'this' | 'next' };

const NEAR: [Near, RegExp][] = [
  ['tomorrow', /\btomorrow\b/],
  ['weekend', /\bweekend\b/],
  ['next-week', /\b(next week|week after)\b/],
  ['next-month', /\b(next|coming) month\b/],
  ['month', /\b(this|the) month\b/],
  ['week', /\b(week|seven days|7 days|few days|next days)\b/],
  ['today', /\b(today|now|tonight|right now|this (morning|evening)|overdue)\b/],
];
/** "May", "March" and the seasons mean something else without a word like this before them. */
const IN = '(in|in the|this|next|the next|coming|during|during the|over the|until|for|early|late)';
const SEASON_WORDS = /(winter|spring|summer|autumn|fall)/.source;
const SEASON = new RegExp(`\\b${IN} ${SEASON_WORDS}\\b|\\bwhat about ${SEASON_WORDS}$`);
const MONTH = new RegExp(
  `\\b(${MONTH_NAMES.filter((name) => !/^Ma/.test(name)).join('|')})\\b|\\b${IN} (march|may)\\b`,
  'i',
);

/** "This may be normal" names no month, "this May in the garden" does. */
const THIS_MAY = /\bthis may (?!(please|for|with|and|or|in|on|should|must)\b)/g;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTED = new RegExp(
  `\\b(?:next|coming|following) ([1-9]\\d{0,2}|${NUMBERS.join('|')}) (days|weeks|months)\\b`,
);
const DAYS_OF: Record<string, number> = { days: 1, weeks: 7, months: 30 };
const YEAR = /\b(this|next) year\b/;

/** "The next three weeks"; no longer than a year. */
function countedIn(text: string): Span | undefined {
  const [, number, unit] = COUNTED.exec(text) ?? [];
  if (!number || !unit) return undefined;
  const count = NUMBERS.indexOf(number) + 1 || Number(number);
  return { days: Math.min(365, count * DAYS_OF[unit]!) };
}

/** The time that a question names. */
export function spanIn(text: string): Span | undefined {
  const counted = countedIn(text);
  if (counted) return counted;
  const year = YEAR.exec(text)?.[1];
  if (year) return { year: year as 'this' | 'next' };
  const near = NEAR.find(([, words]) => words.test(text))?.[0];
  if (near) return near;
  const month = MONTH.exec(text.replace(THIS_MAY, ''))?.[0].split(' ').at(-1);
  if (month) return { month: MONTH_NAMES.findIndex((name) => name.toLowerCase() === month) + 1 };
  const season = SEASON.exec(text)?.[0].split(' ').at(-1)?.replace('fall', 'autumn');
  return season ? { season: season as Season } : undefined;
}

const DAYS: Partial<Record<Near, [from: number, to: number]>> = {
  today: [0, 0],
  tomorrow: [1, 1],
  week: [0, 6],
  'next-week': [7, 13],
  month: [0, 30],
};

/** The days that are meant; of a month or season that has begun, those that are left. */
export function daysOf(span: Span, today: LocalDate, hemisphere: Hemisphere): [LocalDate, LocalDate] {
  if (typeof span === 'object' && 'days' in span) return [today, addDays(today, span.days - 1)];
  if (typeof span === 'object' && 'year' in span) return yearOf(span.year, today);
  if (typeof span === 'object')
    return ahead('month' in span ? [span.month] : monthsOf(span.season, hemisphere), today);
  if (span === 'next-month') return ahead([monthAfter(today)], today);
  const [from, to] = DAYS[span] ?? weekend(today);
  return [addDays(today, from), addDays(today, to)];
}

function yearOf(which: 'this' | 'next', today: LocalDate): [LocalDate, LocalDate] {
  const year = Number(today.slice(0, 4));
  return which === 'this' ? [today, `${year}-12-31`] : [`${year + 1}-01-01`, `${year + 1}-12-31`];
}

const monthAfter = (today: LocalDate): Month => (monthOf(today) % 12) + 1;

/** Near the equator, where nobody has seasons, those of the north. */
function monthsOf(season: Season, hemisphere: Hemisphere): Month[] {
  const first = SEASONS.indexOf(season) * 3;
  return inHemisphere([first || 12, first + 1, first + 2], hemisphere === 'south' ? 'south' : 'north');
}

/** The next days that are in these months, which follow one another. */
function ahead(months: Month[], today: LocalDate): [LocalDate, LocalDate] {
  const has = (month: string) => months.includes(monthOf(month));
  let first = today.slice(0, 7);
  while (!has(first)) first = nextMonth(first);
  let last = first;
  while (has(nextMonth(last))) last = nextMonth(last);
  return [`${first}-01` > today ? `${first}-01` : today, lastDayOf(last)];
}

/** The coming Saturday and Sunday; on a Sunday, today. */
function weekend(today: LocalDate): [from: number, to: number] {
  const weekday = new Date(today).getUTCDay();
  return weekday === 0 ? [0, 0] : [6 - weekday, 7 - weekday];
}

const WORDS: Record<Exclude<Near, 'next-month'>, () => string> = {
  today: () => tAssistant('today'),
  tomorrow: () => tAssistant('tomorrow'),
  weekend: () => tAssistant('atWeekend'),
  week: () => tAssistant('inWeek'),
  'next-week': () => tAssistant('nextWeek'),
  month: () => tAssistant('inMonth'),
};

/** "today", "next week", "in December", "in winter", "in the next 14 days", "this year". */
export function spanInWords(span: Span, today: LocalDate): string {
  if (span === 'next-month') return monthsInWords([monthAfter(today)]);
  if (typeof span !== 'object') return WORDS[span]();
  if ('days' in span) return tAssistant('inDays', { count: span.days });
  if ('year' in span) return tAssistant(span.year === 'this' ? 'thisYear' : 'nextYear');
  return 'month' in span ? monthsInWords([span.month]) : inSeasonInWords(span.season);
}
