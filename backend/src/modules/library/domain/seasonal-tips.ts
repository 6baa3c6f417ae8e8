import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { inHemisphere, months } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { coldSeason } from './cold-season.js';
import type { LibraryPlant } from './library-plant.js';
import { SEASONAL_TIPS } from './seasonal-tips.data.js';
import type { SeasonalTip } from './seasonal-tips.data.js';

/** A plant as far as tips are about it; without `known` it is not in the library. */
export interface Tipped {
  outdoors: boolean;
  known?: Pick<LibraryPlant, 'kind' | 'category' | 'humidity' | 'scientificName' | 'temperatureC'>;
}

const MAX_TIPS = 2;

const coldOf = ({ known, outdoors }: Tipped) => (known && outdoors ? coldSeason(known) : null);

const IS_ABOUT: Record<SeasonalTip['about'], (plant: Tipped) => boolean> = {
  all: () => true,
  indoors: ({ outdoors }) => !outdoors,
  // What is to be brought in, or ends, is not wrapped for the winter.
  wintering: (plant) => plant.outdoors && !coldOf(plant),
  summering: (plant) => !plant.outdoors || coldOf(plant)?.asksFor === 'bring-in',
  // Forest cacti like humid air and water all year.
  desert: ({ known }) => /^(cactus|succulent)$/.test(known?.kind ?? '') && known?.humidity === 'low',
  bulbs: ({ known }) => known?.kind === 'bulb',
  flowers: ({ known, outdoors }) => outdoors && known?.category === 'flowering',
};

/** All tips of a month. Near the equator there are no seasons, and no such tips. */
export const tipsOfMonth = (month: Month, hemisphere: Hemisphere): SeasonalTip[] =>
  SEASONAL_TIPS.filter((tip) => inHemisphere(months(tip.months), hemisphere).includes(month));

/**
 * What to think of in this month, for the plants that are there: at most two tips, those about fewer plants first.
 */
export function seasonalTips(plants: readonly Tipped[], month: Month, hemisphere: Hemisphere): SeasonalTip[] {
  return tipsOfMonth(month, hemisphere)
    .map((tip) => ({ tip, count: plants.filter(IS_ABOUT[tip.about]).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_TIPS)
    .map(({ tip }) => tip);
}
