/** A date in a person's own calendar: '2026-11-28'. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const toUtc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
const fromUtc = (moment: Date) => moment.toISOString().slice(0, 10);

/** The date of an instant in an IANA time zone; in the device's own if none is given. */
export function localDateIn(timeZone?: string | null, moment = new Date()): LocalDate {
  const zone = timeZone ?? undefined;
  const known = calendars.get(zone) ?? calendarOf(zone);
  calendars.set(zone, known);
  return known.format(moment);
}

/** By time zone: making a formatter takes far longer than formatting a date. */
const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date this many days later; earlier for a negative number. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));

/** The number of days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate) =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS);

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const dayAndMonth = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const withYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const month = formatter({ month: 'long', year: 'numeric' });

/** A date in full: "Saturday 28 November", with the year if it is not the current one. */
export const dateWords = (date: LocalDate, today: LocalDate) =>
  (date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear).format(toUtc(date)).replace(',', '');

/** A date as people say it: "today", "tomorrow", "yesterday", "Saturday 28 November". */
export function dayWords(date: LocalDate, today: LocalDate): string {
  const near: Record<number, string> = { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' };
  return near[daysBetween(today, date)] ?? dateWords(date, today);
}

/** The same within a sentence: "today", "on Saturday 28 November". */
export const onDay = (date: LocalDate, today: LocalDate) =>
  Math.abs(daysBetween(today, date)) <= 1 ? dayWords(date, today) : `on ${dateWords(date, today)}`;

/** A month, given as '2026-11' or as a date in it: "November 2026". */
export const monthWords = (date: string) => month.format(toUtc(`${date.slice(0, 7)}-01`));
