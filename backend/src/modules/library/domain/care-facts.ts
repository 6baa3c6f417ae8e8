import { careCalendar } from './care-calendar.js';
import type { CareCalendar } from './care-calendar.js';
import type { LibraryPlant } from './library-plant.js';

/** All of a guide that the schedules of gardens follow. */
export type CareFacts = Pick<LibraryPlant, 'waterIntervalDays' | 'winterIntervalDays'> &
  Pick<CareCalendar, 'fertilise' | 'repot' | 'prune' | 'mistDays' | 'rests' | 'isHardy' | 'isForOneSeason'>;

/** They are kept with each plant of the library, as a part of them is computed: so it is seen when another version says otherwise. */
export function careFacts(plant: Omit<LibraryPlant, 'id' | 'imageUrl'>): CareFacts {
  const { waterIntervalDays, winterIntervalDays } = plant;
  const { fertilise, repot, prune, mistDays, rests, isHardy, isForOneSeason } = careCalendar(plant);
  const seasons = { fertilise, repot, prune, mistDays, rests, isHardy, isForOneSeason };
  return { waterIntervalDays, winterIntervalDays, ...seasons };
}
