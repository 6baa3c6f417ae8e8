import type { LibraryPlant } from './library-plant.js';

/** Days from one time to the next in the growing season; null where a plant does not need it. */
export interface CareRhythm {
  fertiliseDays: number | null;
  repotDays: number | null;
  pruneDays: number | null;
  mistDays: number | null;
}

type Rhythm = Omit<CareRhythm, 'mistDays'>;

const MONTH = 30;
const YEAR = 365;
const rhythm = (
  fertiliseDays: number | null,
  repotYears: number | null,
  pruneDays: number | null,
): Rhythm => ({ fertiliseDays, repotDays: repotYears && repotYears * YEAR, pruneDays });

const POTS: Record<string, Rhythm> = {
  houseplant: rhythm(MONTH, 2, null),
  bulb: rhythm(21, 2, null),
  cactus: rhythm(60, 3, null),
  climber: rhythm(MONTH, 2, null),
  fern: rhythm(MONTH, 2, null),
  flower: rhythm(14, 1, YEAR),
  orchid: rhythm(14, 2, null),
  palm: rhythm(MONTH, 3, null),
  shrub: rhythm(21, 2, YEAR),
  succulent: rhythm(60, 2, null),
};
const BEDS: Record<string, Rhythm> = {
  bulb: rhythm(MONTH, null, null),
  climber: rhythm(MONTH, null, YEAR),
  flower: rhythm(MONTH, null, null),
  fruit: rhythm(YEAR, null, YEAR),
  herb: rhythm(42, null, null),
  shrub: rhythm(YEAR, null, YEAR),
  succulent: rhythm(null, null, YEAR),
  tree: rhythm(YEAR, null, YEAR),
  vegetable: rhythm(null, null, null),
  wild: rhythm(null, null, null),
};

const HUNGRY = rhythm(14, null, null);
const TUB = rhythm(14, 2, YEAR);
const BONSAI = rhythm(21, 2, 42);
const INSECTS_FEED_IT = rhythm(null, 2, null);
/** Species and genera that differ from their kind. */
const OTHERWISE: Record<string, Rhythm> = {
  'Ehretia microphylla': BONSAI,
  'Ficus microcarpa': BONSAI,
  'Ulmus parvifolia': BONSAI,
  'Fragaria × ananassa': rhythm(YEAR, null, null),
  'Zingiber officinale': rhythm(MONTH, 1, null),
  Dionaea: INSECTS_FEED_IT,
  Nepenthes: INSECTS_FEED_IT,
  Tillandsia: rhythm(MONTH, null, null),
  Lithops: rhythm(null, 3, null),
  Nymphaea: rhythm(MONTH, 3, null),
  Nelumbo: rhythm(MONTH, 3, null),
  Calluna: rhythm(null, null, YEAR),
  Tropaeolum: rhythm(null, null, null),
  Eschscholzia: rhythm(null, null, null),
  Centaurea: rhythm(null, null, null),
  Nigella: rhythm(null, null, null),
  Petunia: HUNGRY,
  Capsicum: HUNGRY,
  Cucumis: HUNGRY,
  Cucurbita: HUNGRY,
  Solanum: HUNGRY,
  'Solanum tuberosum': rhythm(null, null, null),
  'Solanum pseudocapsicum': rhythm(14, 1, YEAR),
  Rheum: rhythm(YEAR, null, null),
  Brugmansia: TUB,
  Citrus: TUB,
  Fuchsia: TUB,
  Musa: TUB,
  Plumeria: TUB,
};
/** Velvety, tightly packed or trapping leaves, which spot, rot or snap shut when they are sprayed. */
const KEPT_DRY = [
  'Streptocarpus',
  'Episcia',
  'Sinningia',
  'Begonia',
  'Ludisia',
  'Dionaea',
  'Mimosa',
  'Cyperus',
];

/**
 * How often a plant wants to be fed, repotted, cut back and misted, for its kind and with the genera that differ.
 * Feeding of pot plants follows the indoor care cards of PlantGuide (MIT): monthly for most, spring and summer for
 * cacti and succulents, two or three times a year where the air may be dry. All else is editorial gardening judgement.
 * Feeding is for the growing season only; misting is for plants kept in a room that ask for humid air.
 */
export function careRhythm(
  plant: Pick<LibraryPlant, 'kind' | 'category' | 'humidity' | 'scientificName'>,
): CareRhythm {
  const genus = plant.scientificName.split(' ', 1)[0]!;
  const isIndoors = plant.category !== 'flowering';
  const ofKind = (isIndoors ? POTS : BEDS)[plant.kind] ?? (isIndoors ? POTS.houseplant! : BEDS.wild!);
  const isFrugal = plant.kind === 'houseplant' && plant.humidity === 'low';
  const isForestCactus = plant.kind === 'cactus' && plant.humidity !== 'low';
  const isWoodyHerb = plant.kind === 'herb' && plant.humidity === 'low';
  const usual =
    (isFrugal && rhythm(90, 3, null)) ||
    (isForestCactus && rhythm(MONTH, 3, null)) ||
    (isWoodyHerb && rhythm(YEAR, null, YEAR)) ||
    ofKind;
  const isMisted = isIndoors && plant.humidity === 'high' && !KEPT_DRY.includes(genus);
  return { ...(OTHERWISE[plant.scientificName] ?? OTHERWISE[genus] ?? usual), mistDays: isMisted ? 3 : null };
}
