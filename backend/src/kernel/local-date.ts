import { Temporal } from 'temporal-polyfill';

/** A day as people mean it, in their own time zone: `2026-11-21`. It has no hour, so no clock change can touch it. */
export type LocalDate = string;

/** Whose days count while nothing better is known: those of UTC. */
export const timeZoneOf = ({ timeZone }: { timeZone: string | null }): string => timeZone ?? 'UTC';

/** The day it is at this instant in this IANA time zone. */
export const localDateOf = (instant: Date, timeZone: string): LocalDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The first instant at or after this hour (0 to 23) of a day; an hour that the clock skips begins when it goes on. */
export const instantOf = (day: LocalDate, hour: number, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds);

/** So many days later; earlier when negative. */
export const addDays = (day: LocalDate, days: number): LocalDate => fromNumber(toNumber(day) + days);

/** How many days lie between; negative when `to` comes first. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => toNumber(to) - toNumber(from);

/** 1 to 12. */
export const monthOf = (day: LocalDate): number => Number(day.slice(5, 7));

/** The month after one: `2026-12` is followed by `2027-01`. */
export const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** The last day of a month, `2028-02-29` for `2028-02`. */
export const lastDayOf = (month: string): LocalDate => addDays(`${nextMonth(month)}-01`, -1);

/** Whether this is a day of the calendar, written as `2026-11-21`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const number = toNumber(text);
  return !Number.isNaN(number) && fromNumber(number) === text;
}

/** Whether Postgres and we know this IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name) &&
      Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
    );
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;
const toNumber = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const fromNumber = (number: number): LocalDate => {
  const date = new Date(number * DAY_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};
