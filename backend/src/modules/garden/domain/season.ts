import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { monthOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';

/** How much a plant rests on a day, 0 (grows) to 1 (rests): by month, as most pot plants do with the length of the day. */
export function restOn(day: LocalDate, hemisphere: Hemisphere): number {
  if (hemisphere === 'tropics') return 0;
  return NORTH[(monthOf(day) - 1 + (hemisphere === 'south' ? 6 : 0)) % 12]!;
}

// January to December: rest from November to February; March and October stand between.
const NORTH = [1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0.5, 1, 1];
