import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { monthOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere, SEASONS } from '../../../kernel/months.js';
import type { Month, Season } from '../../../kernel/months.js';

/** The months, of the north, in which most pot plants rest, with the length of the day. */
export const WINTER: readonly Month[] = [11, 12, 1, 2];

/** The months, of the north, in which the nights get too cold for what is tender: then it is said, not all winter. */
export const GETS_COLD: readonly Month[] = [10, 11];

/**
 * How much a plant rests on a day, 0 (grows) to 1 (rests), by the months (of the north) in which it does; the months before and
 * after stand between. Near the equator nothing rests.
 */
export function restOn(day: LocalDate, hemisphere: Hemisphere, rests: readonly Month[] = WINTER): number {
  const months = inHemisphere(rests, hemisphere);
  const month = monthOf(day);
  if (months.includes(month)) return 1;
  return months.includes((month % 12) + 1) || months.includes(((month + 10) % 12) + 1) ? 0.5 : 0;
}

/** What people call the time of year: December to February is winter in the north. Null near the equator. */
export function seasonOf(day: LocalDate, hemisphere: Hemisphere): Season | null {
  if (hemisphere === 'tropics') return null;
  const month = monthOf(day) + (hemisphere === 'south' ? 6 : 0);
  return SEASONS[Math.floor((month % 12) / 3)]!;
}

/** The same, where a plant’s months of rest count as its winter where it rests then: November is winter. */
export function restingSeasonOf(
  day: LocalDate,
  hemisphere: Hemisphere,
  rests: readonly Month[],
): Season | null {
  const isItsWinter = [WINTER, rests].every((months) => restOn(day, hemisphere, months) === 1);
  return isItsWinter ? 'winter' : seasonOf(day, hemisphere);
}
