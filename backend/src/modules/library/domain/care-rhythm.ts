import { FED, KEPT_DRY, PRUNED, REPOTTED } from './care-rhythm.data.js';
import type { LibraryPlant } from './library-plant.js';

/** Days from one time to the next in the growing season; null where a plant does not need it. */
export interface CareRhythm {
  fertiliseDays: number | null;
  repotDays: number | null;
  pruneDays: number | null;
  mistDays: number | null;
}

type Rhythm = [fertilise: number | null, repot: number | null, prune: number | null];

const YEAR = 365;
const HOUSEPLANT: Rhythm = [30, 2 * YEAR, null];
const WILD: Rhythm = [null, null, null];
const POTS: Record<string, Rhythm> = {
  bulb: [14, 2 * YEAR, null],
  cactus: [60, 3 * YEAR, null],
  flower: [14, YEAR, YEAR],
  orchid: [14, 2 * YEAR, null],
  palm: [30, 3 * YEAR, null],
  shrub: [21, 2 * YEAR, YEAR],
  succulent: [60, 2 * YEAR, null],
};
const BEDS: Record<string, Rhythm> = {
  bulb: [YEAR, null, null],
  climber: [YEAR, null, YEAR],
  flower: [YEAR, null, null],
  fruit: [YEAR, null, YEAR],
  shrub: [YEAR, null, YEAR],
  succulent: [null, null, YEAR],
  tree: [YEAR, null, YEAR],
};
const FRUGAL: Rhythm = [90, 3 * YEAR, null];
const FOREST_CACTUS: Rhythm = [30, 3 * YEAR, null];
const WOODY_HERB: Rhythm = [null, null, YEAR];

type Cared = Pick<LibraryPlant, 'kind' | 'category' | 'humidity' | 'scientificName'>;

/**
 * How often a plant wants to be fed, repotted, cut back and misted. Feeding of pot plants follows the indoor care cards
 * of PlantGuide (MIT): monthly for most, spring and summer for cacti and succulents, two or three times a year where the
 * air may be dry; where a plant's own guide says otherwise it follows the guide. All else is editorial gardening
 * judgement by kind and genus. Feeding is for the growing season only; misting is for rooms.
 */
export function careRhythm(plant: Cared): CareRhythm {
  const [fertilise, repot, prune] = ofKind(plant);
  const isMisted =
    plant.category !== 'flowering' && plant.humidity === 'high' && !KEPT_DRY.includes(genusOf(plant));
  return {
    fertiliseDays: ofItsOwn(FED, plant, fertilise),
    repotDays: ofItsOwn(REPOTTED, plant, repot),
    pruneDays: ofItsOwn(PRUNED, plant, prune),
    mistDays: isMisted ? 3 : null,
  };
}

function ofKind({ kind, category, humidity }: Cared): Rhythm {
  if (kind === 'houseplant' && humidity === 'low') return FRUGAL;
  if (kind === 'cactus' && humidity !== 'low') return FOREST_CACTUS;
  if (kind === 'herb' && humidity === 'low') return WOODY_HERB;
  return category === 'flowering' ? (BEDS[kind] ?? WILD) : (POTS[kind] ?? HOUSEPLANT);
}

/** What stands there for the species or, failing that, for its genus. */
function ofItsOwn(table: ReadonlyMap<string, number | null>, plant: Cared, otherwise: number | null) {
  const name = [plant.scientificName, genusOf(plant)].find((each) => table.has(each));
  return name === undefined ? otherwise : table.get(name)!;
}

const genusOf = ({ scientificName }: Cared) => scientificName.split(' ', 1)[0]!;
