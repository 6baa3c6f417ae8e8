import { careCalendar } from './care-calendar.js';
import type { CareCalendar } from './care-calendar.js';
import { coldSeason } from './cold-season.js';
import type { ColdSeason } from './cold-season.js';
import type { LibraryPlant } from './library-plant.js';

/** All of a guide that the schedules of gardens follow. */
export type CareFacts = Pick<LibraryPlant, 'waterIntervalDays' | 'winterIntervalDays'> &
  Pick<CareCalendar, 'fertilise' | 'repot' | 'prune' | 'mistDays' | 'rests' | 'isHardy'> & {
    /** What the cold season asks for outdoors; null: nothing. */
    cold: ColdSeason['asksFor'] | null;
  };

/** They are kept with each plant of the library, as a part of them is computed: so it is seen when another version says otherwise. */
export function careFacts(plant: Omit<LibraryPlant, 'id' | 'imageUrl'>): CareFacts {
  const { waterIntervalDays, winterIntervalDays } = plant;
  const { fertilise, repot, prune, mistDays, rests, isHardy } = careCalendar(plant);
  const cold = coldSeason(plant)?.asksFor ?? null;
  return { waterIntervalDays, winterIntervalDays, fertilise, repot, prune, mistDays, rests, isHardy, cold };
}
