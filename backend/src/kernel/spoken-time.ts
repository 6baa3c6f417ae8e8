import { perLanguage } from './languages/language.js';
import { texts } from './languages/texts.js';
import type { LocalDate } from './local-date.js';

const tTime = texts('time');

/** How often something comes, as people say it; `about` so many months. */
export interface Often {
  every: 'days' | 'weeks' | 'months' | 'about' | 'years';
  count: number;
}

/** A wait of so many days, as people say it. */
export function oftenOf(days: number): Often {
  if (days === 7) return { every: 'weeks', count: 1 };
  if (days === 30) return { every: 'months', count: 1 };
  if (days === 60) return { every: 'months', count: 2 };
  if (days % 365 === 0) return { every: 'years', count: days / 365 };
  if (days >= 75) return { every: 'about', count: Math.round(days / 30.4) };
  return days % 7 === 0 ? { every: 'weeks', count: days / 7 } : { every: 'days', count: days };
}

const EVERY: Record<Often['every'], (count: number) => string> = {
  days: (count) => tTime('everyDays', { count }),
  weeks: (count) => tTime('everyWeeks', { count }),
  months: (count) => tTime('everyMonths', { count }),
  about: (count) => tTime('aboutEveryMonths', { count }),
  years: (count) => tTime('everyYears', { count }),
};

/** The same in words. */
export const oftenInWords = ({ every, count }: Often): string => EVERY[every](count);

/** "Every day", "Every 9 days", "Every 5 weeks", "Every month", "About every 7 months", "Every year", "Every 2 years". */
export const often = (days: number): string => oftenInWords(oftenOf(days));

/** A day as it is said: with its year where that is not the year of who reads it. */
export interface SaidDay {
  on: LocalDate;
  hasYear: boolean;
}

/** 2026-11-21 as it is said on `today`. */
export const saidDay = (on: LocalDate, today: LocalDate): SaidDay => ({
  on,
  hasYear: on.slice(0, 4) !== today.slice(0, 4),
});

const formats = perLanguage((locale) => {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', ...options });
  return {
    day: of({ day: 'numeric' }),
    dayAndYear: of({ day: 'numeric', year: 'numeric' }),
    month: of({ year: 'numeric' }),
  };
});

/** "21 November", "21 November 2026", as each language writes it. */
export const saidDayInWords = ({ on, hasYear }: SaidDay): string =>
  formats()[hasYear ? 'dayAndYear' : 'day'].format(new Date(on));

/** 2026-11-21 is "21 November", and "21 November 2026" in another year than `today`. */
export const dayInWords = (day: LocalDate, today: LocalDate): string => saidDayInWords(saidDay(day, today));

/** 2028-03-01 is "March 2028". */
export const monthInWords = (day: LocalDate): string => formats().month.format(new Date(day));
