import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { inHemisphere, months } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { careCalendar } from './care-calendar.js';
import { coldWhereItStands } from './cold-season.js';
import type { LibraryPlant } from './library-plant.js';
import { SEASONAL_TIPS } from './seasonal-tips.data.js';
import type { SeasonalTip } from './seasonal-tips.data.js';

/** A plant as far as tips are about it; without `known` it is not in the library. */
export interface Tipped {
  outdoors: boolean;
  known?: Pick<LibraryPlant, 'kind' | 'category' | 'humidity' | 'scientificName' | 'temperatureC'>;
}

const MAX_TIPS = 2;

const calendarOf = ({ known }: Tipped) => known && careCalendar(known);
/** What is picked, or sows itself, keeps its flowers. */
const IS_DEADHEADED = /^(flower|shrub|climber|bulb)$/;

/** Whether a tip is about a plant in a month of the north, so that it says of none what its own dates deny. What is not known is as most pot plants. */
const IS_ABOUT: Record<SeasonalTip['about'], (plant: Tipped, month: Month) => boolean> = {
  thirsty: (plant, month) => !calendarOf(plant)?.rests.includes(month),
  indoors: ({ outdoors }) => !outdoors,
  resting: (plant, month) => !plant.outdoors && (calendarOf(plant)?.rests.includes(month) ?? true),
  unfed: (plant, month) => !plant.outdoors && (!plant.known || isFed(plant, month) === false),
  fed: (plant, month) => !plant.outdoors && (!plant.known || isFed(plant, month) === true),
  repotted: (plant, month) =>
    !plant.outdoors && (!plant.known || calendarOf(plant)!.repot?.months.includes(month) === true),
  // What is to be brought in, or ends, is not wrapped for the winter.
  wintering: (plant) => plant.outdoors && !coldWhereItStands(plant),
  summering: (plant) => !plant.outdoors || coldWhereItStands(plant)?.asksFor === 'bring-in',
  // Forest cacti like humid air and water all year.
  desert: (plant, month) =>
    /^(cactus|succulent)$/.test(plant.known?.kind ?? '') &&
    plant.known?.humidity === 'low' &&
    calendarOf(plant)!.rests.includes(month),
  // Bulbs of spring, which die down for the summer.
  bulbs: (plant) => plant.known?.kind === 'bulb' && calendarOf(plant)!.rests.includes(7),
  flowers: ({ known, outdoors }, month) =>
    outdoors &&
    known?.category === 'flowering' &&
    IS_DEADHEADED.test(known.kind) &&
    !careCalendar(known).rests.includes(month) &&
    mayFade(careCalendar(known).flowers, month),
};

/** Undefined for what is not fed at all, and for what is fed through the winter. */
function isFed(plant: Tipped, month: Month): boolean | undefined {
  const fed = calendarOf(plant)?.fertilise?.months;
  return fed && !fed.includes(12) ? fed.includes(month) : undefined;
}

/** In flower, or a month after that; also where its months of flower are not known. */
const mayFade = (flowers: readonly Month[], month: Month) =>
  flowers.length === 0 || flowers.includes(month) || flowers.includes(((month + 10) % 12) + 1);

/** All tips of a month. Near the equator there are no seasons, and no such tips. */
export const tipsOfMonth = (month: Month, hemisphere: Hemisphere): SeasonalTip[] =>
  SEASONAL_TIPS.filter((tip) => inHemisphere(months(tip.months), hemisphere).includes(month));

/**
 * What to think of in this month, for the plants that are there: at most two tips, those about fewer plants first.
 */
export function seasonalTips(plants: readonly Tipped[], month: Month, hemisphere: Hemisphere): SeasonalTip[] {
  const ofTheNorth = inHemisphere([month], hemisphere)[0]!;
  return tipsOfMonth(month, hemisphere)
    .map((tip) => ({ tip, count: plants.filter((plant) => IS_ABOUT[tip.about](plant, ofTheNorth)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_TIPS)
    .map(({ tip }) => tip);
}
