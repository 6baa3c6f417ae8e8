import { tCalendar } from '../../languages/calendar';
import { perLanguage } from '../../languages/language';
import type { CalendarDayDto } from '../../shared/api/api';
import { capital } from '../../shared/lib/capital';
import { addDays, monthWords, type LocalDate } from '../../shared/lib/local-date';

/** The props of every view of a month. */
export interface MonthProps {
  /** '2026-11' */
  month: string;
  today: LocalDate;
  days: CalendarDayDto[];
}

const A_MONDAY = '2026-11-23';
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The weekdays, starting with Monday. */
export const weekdays = perLanguage(({ locale }) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' });
  return WEEK.map((day) => capital(format.format(new Date(addDays(A_MONDAY, day)))));
});

/** The month in an address, '2026-11'; the fallback's month if it is not valid. */
export const monthFrom = (text: string | null, fallback: LocalDate) =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : fallback.slice(0, 7);

/** The month this many months later; earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The sentence about a month without items. */
export const nothingWords = (month: string, today: LocalDate) =>
  tCalendar(month < today.slice(0, 7) ? 'nothingWas' : 'nothingIs', { month: monthWords(month) });

/** The weeks of a month, Monday to Sunday; null for days of the month before or after. */
export function weeksOf(month: string): (LocalDate | null)[][] {
  const first = `${month}-01`;
  // Sunday is 0 in JavaScript and the last day of our week.
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (LocalDate | null)[][] = [];
  for (let day = addDays(first, -before); day.slice(0, 7) <= month; day = addDays(day, 7))
    weeks.push(WEEK.map((i) => addDays(day, i)).map((date) => (date.startsWith(month) ? date : null)));
  return weeks;
}
