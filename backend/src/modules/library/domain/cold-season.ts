import { months } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { careCalendar } from './care-calendar.js';
import { GROWN_FOR_A_SEASON, HARVEST_WEEKS, HARVESTED, STANDS_MORE_COLD } from './cold-season.data.js';
import type { LibraryPlant } from './library-plant.js';

/** What the cold season asks for where a plant stands outdoors. */
export interface ColdSeason {
  /** Bring it in; dig up what is left of it below ground; know that it is grown for one season. */
  asksFor: 'bring-in' | 'dig-up' | 'end';
  /** Of the north. */
  months: Month[];
  /** The coldest that it takes without harm, in °C, as its guide says. */
  lowestC: number;
}

/** When a crop is harvested. */
export interface Harvest {
  /** Weeks from sowing or planting until it is certainly harvested; null where only the cold ends it, or its months say it. */
  weeks: number | null;
  /** The months, of the north, in which it has been harvested. */
  months: Month[];
}

/** The same; null for what is no crop, or is harvested for years. */
export function harvestOf({ scientificName }: Pick<LibraryPlant, 'scientificName'>): Harvest | null {
  const harvested = HARVESTED.get(scientificName);
  if (!harvested) return null;
  return { weeks: HARVEST_WEEKS.get(scientificName) ?? null, months: months(harvested) };
}

/** A plant as far as the cold is about it; without `known` it is not in the library. */
interface Standing {
  outdoors: boolean;
  known?: Parameters<typeof coldSeason>[0] | undefined;
}

/** Between the first frosts and the last ones of a temperate garden; near the equator there are none. */
const FROSTS = '10-4';
/** Bulbs that stand so much frost grow in pots all winter, as agapanthus does, rather than being dug up. */
const STANDS_A_LIGHT_FROST_C = -5;
/** When what is grown for one season is over for certain; `HARVESTED` is over sooner. */
const OVER = '11-2';

/** The same where a plant stands: indoors, or where it is not known, it asks for nothing. */
export const coldWhereItStands = ({ known, outdoors }: Standing): ColdSeason | null =>
  known && outdoors ? coldSeason(known) : null;

/** The same, and the end of a crop that stands the cold but is harvested. */
export function endWhereItStands(standing: Standing): ColdSeason | null {
  const { known, outdoors } = standing;
  const harvested = known && outdoors && HARVESTED.get(known.scientificName);
  return (
    coldWhereItStands(standing) ??
    (harvested ? { asksFor: 'end', months: months(harvested), lowestC: known.temperatureC[0]! } : null)
  );
}

/**
 * What the cold season asks for, by the library's lowest temperature; null: it stands a winter outdoors, or we do not know what it asks
 * for. That the ground or a night gets so cold where the gardener lives is not known, so nothing is said of that.
 */
export function coldSeason(
  plant: Pick<LibraryPlant, 'kind' | 'category' | 'humidity' | 'scientificName' | 'temperatureC'>,
): ColdSeason | null {
  const { isHardy, isOutdoors } = careCalendar(plant);
  const { scientificName, kind } = plant;
  const genus = scientificName.split(' ', 1)[0]!;
  if (isHardy || STANDS_MORE_COLD.includes(genus)) return null;
  const lowestC = plant.temperatureC[0]!;
  if ([scientificName, genus].some((name) => GROWN_FOR_A_SEASON.includes(name)))
    return { asksFor: 'end', months: months(HARVESTED.get(scientificName) ?? OVER), lowestC };
  const asksFor = isOutdoors && kind === 'bulb' && lowestC > STANDS_A_LIGHT_FROST_C ? 'dig-up' : 'bring-in';
  return { asksFor, months: months(FROSTS), lowestC };
}
