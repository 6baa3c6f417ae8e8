import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { texts } from '../../../kernel/languages/texts.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { GETS_COLD } from './season.js';

const tGarden = texts('garden');

/** What the cold season asks for of a plant outdoors, as the library knows it (`coldSeason`). */
export interface KnownCold {
  asksFor: 'bring-in' | 'dig-up' | 'end';
  /** Of the north. */
  months: readonly Month[];
  /** The coldest that it takes without harm, in °C. */
  lowestC: number;
}

/** From so many °C on, what a plant takes without harm leaves no doubt that frost harms it: some that like 10 °C live through a light one. */
const MIN_TENDER_C = 12;

/** The months, in this hemisphere, in which a plant outdoors needs shelter from the cold. */
export const shelterMonths = (cold: KnownCold | null, hemisphere: Hemisphere): Month[] =>
  !cold || cold.asksFor === 'end' ? [] : inHemisphere(cold.months, hemisphere);

/**
 * What is to be known of the cold in a month for a plant that stands outdoors, in a sentence or two; null: nothing. How cold it gets where the
 * gardener lives is not known, so the sentences say from which cold on they hold. To dig it up is said while there is time, as with its dates.
 */
export function coldNote(cold: KnownCold | null, month: Month, hemisphere: Hemisphere): string | null {
  if (!cold || !inHemisphere(cold.months, hemisphere).includes(month)) return null;
  const { asksFor, lowestC: lowest } = cold;
  if (asksFor === 'end') return tGarden('oneSeason');
  if (asksFor === 'dig-up')
    return inHemisphere(GETS_COLD, hemisphere).includes(month) ? tGarden('digUp') : null;
  return tGarden(lowest < MIN_TENDER_C ? 'bringIn' : 'bringInTender', { lowest });
}
