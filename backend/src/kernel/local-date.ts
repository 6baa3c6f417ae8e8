import { DAY_MS } from './durations.js';
import { Temporal } from 'temporal-polyfill';
import { keeping } from './keeping.js';

/**
 * A calendar day in a person's own time zone, such as `2026-11-21`. It has no hour, so clock changes do not affect
 * it.
 */
export type LocalDate = string;

/** A person's time zone, or UTC while it is unknown. */
export const timeZoneOf = ({ timeZone }: { timeZone: string | null }): string => timeZone ?? 'UTC';

/** One calendar for each time zone, as making one takes a thousand times as long as reading it; there are about 600. */
const calendars = keeping<Intl.DateTimeFormat>(600);

/** The calendar day of this instant in an IANA time zone. */
export const localDateOf = (instant: Date, timeZone: string): LocalDate =>
  calendars(timeZone, () => new Intl.DateTimeFormat('sv-SE', { timeZone })) // Sweden writes 2026-11-21
    .format(instant);

/**
 * The first instant at or after this hour (0 to 23) of a day. Where the clock skips that hour, the instant after the
 * gap.
 */
export const instantOf = (day: LocalDate, hour: number, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds);

/** The day this many days later; earlier when negative. */
export const addDays = (day: LocalDate, days: number): LocalDate => fromNumber(toNumber(day) + days);

/** The number of days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => toNumber(to) - toNumber(from);

/** 1 to 12. */
export const monthOf = (day: LocalDate): number => Number(day.slice(5, 7));

/** The month after this one: `2027-01` for `2026-12`. */
export const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** The last day of a month, `2028-02-29` for `2028-02`. */
export const lastDayOf = (month: string): LocalDate => addDays(`${nextMonth(month)}-01`, -1);

/** Whether this is a real calendar day, written as `2026-11-21`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const number = toNumber(text);
  return !Number.isNaN(number) && fromNumber(number) === text;
}

/** What the runtime takes for time zones besides those of IANA, such as AET: Postgres does not know them, or takes them for others. */
const ONLY_OF_RUNTIME =
  /^(?!(CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$)[A-Z]{3}$|^US\/Pacific-New$|^Canada\/East-Saskatchewan$/i;

/** Whether both Postgres and the runtime know this IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name) &&
      !ONLY_OF_RUNTIME.test(name) &&
      Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
    );
  } catch {
    return false;
  }
}

const toNumber = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const fromNumber = (number: number): LocalDate => {
  const date = new Date(number * DAY_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};
