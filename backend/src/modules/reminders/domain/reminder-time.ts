import { addDays, instantOf, localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';

/** The earliest and the latest hour that can be chosen, and the hour at which the quiet time begins. */
export const FIRST_HOUR = 6;
export const LAST_HOUR = 20;
export const QUIET_FROM = 21;
export const USUAL_HOUR = 9;

/** The outcome for one person at an instant: the day to send a message for, if any, and when to look again. */
export interface Turn {
  on: LocalDate | null;
  nextAt: Date;
}

/**
 * Decides by the clock alone. From the chosen hour until nine in the evening there may be a message for the person's
 * own day; before and after there is none. `nextAt` is always later than `now`.
 */
export function decideTurn(now: Date, hour: number, timeZone: string): Turn {
  const today = localDateOf(now, timeZone);
  const from = instantOf(today, hour, timeZone);
  if (now < from) return { on: null, nextAt: from };
  const nextAt = instantOf(addDays(today, 1), hour, timeZone);
  return { on: isQuiet(now, today, timeZone) ? null : today, nextAt };
}

/** Whether a message for `day` may still be sent: it is that day for the person, and not in the quiet time. */
export function isTimely(now: Date, day: LocalDate, timeZone: string): boolean {
  return localDateOf(now, timeZone) === day && !isQuiet(now, day, timeZone);
}

const isQuiet = (now: Date, today: LocalDate, timeZone: string): boolean =>
  now < instantOf(today, FIRST_HOUR, timeZone) || now >= instantOf(today, QUIET_FROM, timeZone);
