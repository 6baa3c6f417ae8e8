/** A day of somebody's own calendar: '2026-11-28'. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const toUtc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
const fromUtc = (moment: Date) => moment.toISOString().slice(0, 10);

/** Which day a moment falls on in a time zone of the IANA list; in the device's own when none is given. */
export function localDateIn(timeZone?: string | null, moment = new Date()): LocalDate {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone ?? undefined,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(moment);
}

/** The day so many days later, or earlier. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));

/** How many days lie from one day to another; negative when the other came first. */
export const daysBetween = (from: LocalDate, to: LocalDate) =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS);

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const dayAndMonth = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const withYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const month = formatter({ month: 'long', year: 'numeric' });

/** A day in full: "Saturday 28 November", with the year where it is not this year's. */
export const dateWords = (date: LocalDate, today: LocalDate) =>
  (date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear).format(toUtc(date)).replace(',', '');

/** A day as people say it: "today", "tomorrow", "yesterday", "Saturday 28 November". */
export function dayWords(date: LocalDate, today: LocalDate): string {
  const near: Record<number, string> = { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' };
  return near[daysBetween(today, date)] ?? dateWords(date, today);
}

/** The same within a sentence: "today", "on Saturday 28 November". */
export const onDay = (date: LocalDate, today: LocalDate) =>
  Math.abs(daysBetween(today, date)) <= 1 ? dayWords(date, today) : `on ${dateWords(date, today)}`;

/** A month, given as '2026-11' or by any day of it: "November 2026". */
export const monthWords = (date: string) => month.format(toUtc(`${date.slice(0, 7)}-01`));
