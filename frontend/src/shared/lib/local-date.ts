import { tDays } from '../../languages/days';
import { language, languages, perLanguage } from '../../languages/language';

/** A date in a person's own calendar: '2026-11-28'. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const toUtc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
const fromUtc = (moment: Date) => moment.toISOString().slice(0, 10);

/** The date of an instant in an IANA time zone; in the device's own if none is given. */
export function localDateIn(timeZone?: string | null, moment = new Date()): LocalDate {
  if (!timeZone) return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(padded).join('-');
  const known = calendars.get(timeZone) ?? calendarOf(timeZone);
  calendars.set(timeZone, known);
  const parts = known.formatToParts(moment);
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)!.value)
    .join('-');
}

const padded = (number: number) => String(number).padStart(2, '0');

/** By time zone: making a formatter takes far longer than formatting a date. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** In the reader's language, as the page writes its dates: each further language takes a slow phone 70 ms. */
const calendarOf = (timeZone: string) =>
  new Intl.DateTimeFormat(languages[language()].locale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** The date this many days later; earlier for a negative number. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));

/** Noon of a date on this device, as ISO 8601. */
export const momentOn = (date: LocalDate) => new Date(`${date}T12:00`).toISOString();

/** The number of days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate) =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS);

const formatter = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(({ locale, dateComma }) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (moment: Date) => format.format(moment).replace(',', dateComma);
  });
const dayAndMonth = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const withYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const month = formatter({ month: 'long', year: 'numeric' });

/** A date in full: "Saturday 28 November", with the year if it is not the current one. */
export const dateWords = (date: LocalDate, today: LocalDate) =>
  (date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear)()(toUtc(date));

/** A date as people say it: "today", "tomorrow", "yesterday", "Saturday 28 November". */
export function dayWords(date: LocalDate, today: LocalDate): string {
  return nearWords(date, today) ?? dateWords(date, today);
}

function nearWords(date: LocalDate, today: LocalDate): string | undefined {
  const days = daysBetween(today, date);
  if (days === 0) return tDays('today');
  if (days === 1) return tDays('tomorrow');
  return days === -1 ? tDays('yesterday') : undefined;
}

/** The same within a sentence: "today", "on Saturday 28 November". */
export const onDay = (date: LocalDate, today: LocalDate) =>
  nearWords(date, today) ?? tDays('onDay', { day: dateWords(date, today) });

/** The same after "since" and "until", where some languages need an article: "tomorrow", "Saturday 28 November". */
export const theDay = (date: LocalDate, today: LocalDate) =>
  nearWords(date, today) ?? tDays('theDay', { day: dateWords(date, today) });

/** A month, given as '2026-11' or as a date in it: "November 2026". */
export const monthWords = (date: string) => month()(toUtc(`${date.slice(0, 7)}-01`));
