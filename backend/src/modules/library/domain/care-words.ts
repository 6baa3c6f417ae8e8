import { texts } from '../../../kernel/languages/texts.js';
import { seasonsInWords } from '../../../kernel/months.js';
import { often } from '../../../kernel/spoken-time.js';
import { careCalendar, pottedDaysOf } from './care-calendar.js';
import type { CareCalendar, CareWindow } from './care-calendar.js';
import { coldSeason } from './cold-season.js';
import type { LibraryPlant } from './library-plant.js';

const tTime = texts('time');

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
  const { fertilise, repot, prune } = calendar;
  return {
    oftenWatered: often(plant.waterIntervalDays),
    water: wateringInWords(plant, calendar),
    feed: windowInWords(fertilise),
    repot: windowInWords(repot),
    prune: windowInWords(prune),
  };
}

function wateringInWords(plant: LibraryPlant, { rests, isHardy }: CareCalendar): string {
  const { waterIntervalDays, winterIntervalDays } = plant;
  const watered = often(waterIntervalDays);
  if (coldSeason(plant)?.asksFor === 'dig-up') return tTime('nearlyDryInWinter', { often: watered });
  const resting = within(often(winterIntervalDays));
  if (pottedDaysOf(plant)) return tTime('rainInWinter', { often: watered, resting });
  if (isHardy) return tTime('rainAtRest', { often: watered });
  if (waterIntervalDays === winterIntervalDays) return `${watered}.`;
  const both = { often: watered, resting };
  return rests.includes(12) ? tTime('restsInWinter', both) : tTime('restsInSummer', both);
}

/** The same words within a sentence. */
const within = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function windowInWords(window: CareWindow | null): string | null {
  if (!window) return null;
  const { months, everyDays, everyYears } = window;
  return tTime('oftenWhen', {
    often: often(everyDays ?? 365 * everyYears),
    when: seasonsInWords(months),
  });
}
