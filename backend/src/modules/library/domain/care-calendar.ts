import * as data from './care-calendar.data.js';
import { FLOWER_MONTHS } from './flower-months.data.js';
import type { LibraryPlant } from './library-plant.js';
import { months } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';

/** Something that is done in certain months only. */
export interface CareWindow {
  /** Of the north, in their order within the season. */
  months: Month[];
  /** Days from one time to the next within the months; null: once in a season. */
  everyDays: number | null;
  /** Years from one season to the next in which it is done. */
  everyYears: number;
}

/** A plant's year. What is null is not done for it. */
export interface CareCalendar {
  fertilise: CareWindow | null;
  repot: CareWindow | null;
  prune: CareWindow | null;
  /** Days between mistings, all year. */
  mistDays: number | null;
  /** Empty where no page was read that says them. */
  flowers: Month[];
  /** Months in which it rests and drinks least. */
  rests: Month[];
  /** In the open ground, or in a pot outdoors, it lives through a winter with frost. */
  isHardy: boolean;
  /** It usually grows outdoors. */
  isOutdoors: boolean;
}

interface Kind {
  feedDays: number | null;
  feed: string;
  repotYears: number | null;
  prune: string;
}

const YEAR = 365;
const HOUSEPLANT: Kind = { feedDays: 30, feed: '3-9', repotYears: 2, prune: '' };
const FRUGAL: Kind = { ...HOUSEPLANT, feedDays: 60, feed: '4-8', repotYears: 3 };
const POTS: Record<string, Kind> = {
  bulb: { feedDays: 14, feed: '3-9', repotYears: 2, prune: '' },
  cactus: { feedDays: 60, feed: '4-8', repotYears: 3, prune: '' },
  flower: { feedDays: 14, feed: '4-9', repotYears: 1, prune: '2-4' },
  fern: { ...HOUSEPLANT, feed: '4-9' },
  orchid: { feedDays: 14, feed: '3-10', repotYears: 2, prune: '' },
  palm: { ...HOUSEPLANT, feed: '4-9', repotYears: 3 },
  shrub: { feedDays: 21, feed: '3-9', repotYears: 2, prune: '2-4' },
  succulent: { feedDays: 60, feed: '4-9', repotYears: 2, prune: '' },
};
const FOREST_CACTUS: Kind = { feedDays: 30, feed: '4-9', repotYears: 3, prune: '' };
const BED: Kind = { feedDays: YEAR, feed: '3-4', repotYears: null, prune: '' };
const BEDS: Record<string, Kind> = {
  bulb: BED,
  climber: { ...BED, prune: '2-3' },
  flower: BED,
  fruit: { ...BED, feed: '2-4', prune: '2-3' },
  shrub: { ...BED, prune: '3-4' },
  succulent: { ...BED, feedDays: null, prune: '2-3' },
  tree: { ...BED, prune: '3-4' },
};
const WILD: Kind = { feedDays: null, feed: '', repotYears: null, prune: '' };
const WOODY_HERB: Kind = { ...WILD, prune: '8-9' };
/** Fed more than once a year, a plant of the bed is fed while it grows. */
const BED_GROWS = '4-9';
/** The frost in °C that a plant takes which stays outdoors; a pot plant that takes so much is one of a rockery. */
const [HARDY_IN_A_BED, HARDY_IN_A_POT] = [-5, -15];
/**
 * The same for shrubs, trees, climbers, fruit and bulbs, which live for years: those that stand only a light frost, as olives, pomegranates, passion
 * flowers and agapanthus, are grown in tubs and brought in where it freezes hard (https://www.wyssgarten.ch/Blog/September-2017/Kubelpflanzen-einwintern-schon-der-Reihe-nach).
 */
const [FOR_YEARS, HARDY_FOR_YEARS] = [['shrub', 'tree', 'climber', 'fruit', 'bulb'], -10];
const SPRING = '3-5';
const WINTER = '11-2';

type Cared = Pick<LibraryPlant, 'kind' | 'category' | 'humidity' | 'scientificName' | 'temperatureC'>;

/**
 * What is done for a plant in which months, how often within them and every how many years: what its species or genus is known
 * for, else what is usual for its kind. Months are those of the north; `inHemisphere` shifts them.
 */
export function careCalendar(plant: Cared): CareCalendar {
  const kind = kindOf(plant);
  const isBed = plant.category === 'flowering';
  const feedDays = ofItsOwn(data.FEED_DAYS, plant, kind.feedDays);
  const usualFeed = isBed && feedDays !== YEAR ? BED_GROWS : kind.feed || SPRING;
  const repotYears = ofItsOwn(data.REPOT_YEARS, plant, kind.repotYears);
  // What dies down for its rest, as a caladium does, has no leaves then to mist.
  const isMisted =
    !isBed && plant.kind !== 'bulb' && plant.humidity === 'high' && !data.KEPT_DRY.includes(genusOf(plant));
  return {
    fertilise: feedDays ? window(ofItsOwn(data.FEED_MONTHS, plant, usualFeed), feedDays) : null,
    repot: repotYears ? window(ofItsOwn(data.REPOT_MONTHS, plant, SPRING), null, repotYears) : null,
    prune: window(ofItsOwn(data.PRUNE_MONTHS, plant, kind.prune), ofItsOwn(data.PRUNE_DAYS, plant, YEAR)),
    mistDays: isMisted ? 3 : null,
    flowers: months(ofItsOwn(FLOWER_MONTHS, plant, '')),
    rests: months(ofItsOwn(data.RESTS, plant, WINTER)),
    isHardy: plant.temperatureC[0]! <= hardyFrom(plant),
    isOutdoors: isBed,
  };
}

function hardyFrom(plant: Cared): number {
  if (plant.category !== 'flowering') return HARDY_IN_A_POT;
  const livesForYears = FOR_YEARS.includes(plant.kind) && !data.HARDY_ANNUALS.includes(plant.scientificName);
  return livesForYears ? HARDY_FOR_YEARS : HARDY_IN_A_BED;
}

/**
 * Days between waterings in winter where it stands outdoors in a pot, which rain hardly reaches: evergreens dry out there rather than freeze
 * (https://www.gardena.com/int/garden-life/garden-magazine/water-your-evergreen-plants-even-in-winter/). Null: it does not live on rain then, or rests
 * in summer too, as bulbs do, which stay dry.
 */
export function pottedDaysOf(plant: Cared & Pick<LibraryPlant, 'winterIntervalDays'>): number | null {
  const { isHardy, rests } = careCalendar(plant);
  const restsInWinter = rests.every((month) => months(WINTER).includes(month));
  return isHardy && restsInWinter ? plant.winterIntervalDays : null;
}

/** Once a year or less often is once in a season. No months: it is not done. */
function window(span: string, everyDays: number | null, everyYears = 1): CareWindow | null {
  if (!span) return null;
  return { months: months(span), everyDays: everyDays === YEAR ? null : everyDays, everyYears };
}

function kindOf({ kind, category, humidity }: Cared): Kind {
  if (kind === 'houseplant' && humidity === 'low') return FRUGAL;
  if (kind === 'cactus' && humidity !== 'low') return FOREST_CACTUS;
  if (kind === 'herb' && humidity === 'low') return WOODY_HERB;
  return category === 'flowering' ? (BEDS[kind] ?? WILD) : (POTS[kind] ?? HOUSEPLANT);
}

/** What stands there for the species or, failing that, for its genus. */
function ofItsOwn<Value>(table: ReadonlyMap<string, Value>, plant: Cared, otherwise: Value): Value {
  const name = [plant.scientificName, genusOf(plant)].find((each) => table.has(each));
  return name === undefined ? otherwise : table.get(name)!;
}

const genusOf = ({ scientificName }: Cared) => scientificName.split(' ', 1)[0]!;
