import { often } from '../../../kernel/spoken-time.js';
import { seasonsInWords } from '../../../kernel/months.js';
import { careCalendar } from './care-calendar.js';
import type { CareWindow } from './care-calendar.js';
import type { LibraryPlant } from './library-plant.js';

/** How often a plant is cared for, in the words of its guide; null: it does not need that. True in both hemispheres. */
export interface CareWords {
  /** While it grows: "Every 16 days". */
  oftenWatered: string;
  /** "Every 16 days, every 5 weeks in winter." */
  water: string;
  /** "Every 2 weeks from spring to early autumn." */
  feed: string | null;
  /** "Every 2 years in spring." */
  repot: string | null;
  prune: string | null;
}

/** What the library says about the care of a plant: the same rhythm that its schedule in a garden follows. */
export function careWords(plant: LibraryPlant): CareWords {
  const calendar = careCalendar(plant);
  const { fertilise, repot, prune, rests, isHardy } = calendar;
  const [growing, resting] = [plant.waterIntervalDays, plant.winterIntervalDays];
  const rest = rests.includes(12) ? 'winter' : 'summer';
  const oftenWatered = often(growing);
  return {
    oftenWatered,
    water: isHardy
      ? `${oftenWatered} in the growing season. Outdoors, rain is enough in winter.`
      : growing === resting
        ? `${oftenWatered}.`
        : `${oftenWatered}, ${often(resting).toLowerCase()} in ${rest}.`,
    feed: windowInWords(fertilise),
    repot: windowInWords(repot),
    prune: windowInWords(prune),
  };
}

function windowInWords(window: CareWindow | null): string | null {
  if (!window) return null;
  const { months, everyDays, everyYears } = window;
  return `${everyDays === null ? often(365 * everyYears) : often(everyDays)} ${seasonsInWords(months)}.`;
}
