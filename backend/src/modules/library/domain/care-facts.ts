import { careCalendar, pottedDaysOf } from './care-calendar.js';
import type { CareCalendar } from './care-calendar.js';
import { coldSeason, harvestOf } from './cold-season.js';
import type { ColdSeason, Harvest } from './cold-season.js';
import type { LibraryPlant } from './library-plant.js';

/** All of a guide that the schedules of gardens follow. */
export type CareFacts = Pick<LibraryPlant, 'waterIntervalDays' | 'winterIntervalDays'> &
  Pick<CareCalendar, 'fertilise' | 'repot' | 'prune' | 'mistDays' | 'rests' | 'isHardy'> & {
    /** What the cold season asks for outdoors; null: nothing. */
    cold: ColdSeason['asksFor'] | null;
    /** Days between waterings in winter in a pot outdoors, where rain is enough in the ground. */
    pottedDays: number | null;
    /** When it is harvested, as a crop. */
    harvest: Harvest | null;
  };

/** They are kept with each plant of the library, as a part of them is computed: so it is seen when another version says otherwise. */
export function careFacts(plant: Omit<LibraryPlant, 'id' | 'imageUrl'>): CareFacts {
  const { waterIntervalDays, winterIntervalDays } = plant;
  const { fertilise, repot, prune, mistDays, rests, isHardy } = careCalendar(plant);
  return {
    ...{ waterIntervalDays, winterIntervalDays, fertilise, repot, prune, mistDays, rests, isHardy },
    cold: coldSeason(plant)?.asksFor ?? null,
    pottedDays: pottedDaysOf(plant),
    harvest: harvestOf(plant),
  };
}
