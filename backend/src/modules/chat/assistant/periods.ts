import { MONTH_NAMES, monthsInWords } from '../../../kernel/months.js';
import { texts } from '../../../kernel/languages/texts.js';
import { addDays, lastDayOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

/** A time that is over, or has begun: the last days, the week, month or year before this one, or the last time of a month. */
export type Period =
  { days: number } | 'yesterday' | 'last-week' | 'last-month' | 'last-year' | { month: number };

const LOWER = MONTH_NAMES.map((name) => name.toLowerCase());
/** "March" and "may" mean something else without a word before them, or alone. */
const MONTH = new RegExp(
  `\\b(${LOWER.filter((name) => !name.startsWith('ma')).join('|')})\\b|\\b(?:in|last|during|over|since)(?: the)? (march|may)\\b|^and (march|may)$`,
);
const NEAR: [Period, RegExp][] = [
  ['yesterday', /\byesterday\b/],
  [{ days: 1 }, /\btoday\b/],
  ['last-week', /\b(last|previous) week\b|\bweek before\b/],
  ['last-month', /\b(last|previous) month\b|\bmonth before\b/],
  ['last-year', /\b(last|previous) year\b/],
  [{ days: 7 }, /\bweek\b/],
  [{ days: 30 }, /\bmonth\b/],
  [{ days: 365 }, /\byear\b/],
];

/** The time that a question about what was done names. */
export function periodIn(text: string): Period | undefined {
  const month = MONTH.exec(text);
  const name = month?.[1] ?? month?.[2] ?? month?.[3];
  if (name) return { month: LOWER.indexOf(name) + 1 };
  return NEAR.find(([, words]) => words.test(text))?.[0];
}

/** Its first and its last day, of which none is after today. */
export function daysOfPeriod(period: Period, today: LocalDate): [from: LocalDate, to: LocalDate] {
  if (typeof period === 'object' && 'days' in period) return [addDays(today, 1 - period.days), today];
  if (period === 'yesterday') return [addDays(today, -1), addDays(today, -1)];
  const year = Number(today.slice(0, 4));
  if (period === 'last-year') return [`${year - 1}-01-01`, `${year - 1}-12-31`];
  if (period === 'last-week') {
    const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
    return [addDays(monday, -7), addDays(monday, -1)];
  }
  const month =
    period === 'last-month'
      ? addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
      : monthOf(period.month, today);
  const last = lastDayOf(month);
  return [`${month}-01`, last < today ? last : today];
}

/** The last time that it was this month, or this month itself: "2026-03". */
function monthOf(month: number, today: LocalDate): string {
  const year = Number(today.slice(0, 4));
  const named = `${year}-${String(month).padStart(2, '0')}`;
  return named <= today.slice(0, 7) ? named : `${year - 1}${named.slice(4)}`;
}

/** "yesterday", "last week", "in March"; undefined for the last days, which have a sentence of their own. */
export function periodInWords(period: Period): string | undefined {
  if (typeof period === 'object') return 'month' in period ? monthsInWords([period.month]) : undefined;
  switch (period) {
    case 'yesterday':
      return tAssistant('yesterday');
    case 'last-week':
      return tHelp('lastWeek');
    case 'last-month':
      return tHelp('lastMonth');
    case 'last-year':
      return tHelp('lastYear');
  }
}
