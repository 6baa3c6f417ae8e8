import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { LightLevel } from './care-kind.js';
import { sentencesOn } from './rhythm-words.js';
import type { Reader } from './rhythm-words.js';
import { wellbeingOf } from './plant-status.js';
import type { PlantNeeds, PlantStatus } from './plant-status.js';

const tGarden = texts('garden');

export const DEFAULT_WATER_NEEDS = 'Weekly';
export const DEFAULT_LIGHT_NEEDS = 'Bright indirect';

/** When a plant was last watered, as people remember it. */
export const WATERED = ['today', 'a-few-days-ago', 'about-a-week-ago', 'unknown'] as const;
export type Watered = (typeof WATERED)[number];

/** So many days ago was that; null: nobody knows. */
export const WATERED_DAYS_AGO: Record<Watered, number | null> = {
  today: 0,
  'a-few-days-ago': 3,
  'about-a-week-ago': 7,
  unknown: null,
};

/** A plant in a garden. */
export interface Plant {
  id: string;
  userId: string;
  /** Its entry in the library, if it has one. */
  libraryId: string | null;
  commonName: string;
  scientificName: string | null;
  description: string | null;
  imageUrl: string | null;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string | null;
  careInstructions: string | null;
  /** Where it stands, in its owner's words. */
  place: string | null;
  light: LightLevel | null;
  /** The pot's diameter. */
  potCm: number | null;
  /** It stands outdoors, in the rain. */
  outdoors: boolean;
  /** What its open problem is called; null while it has none. */
  problem: string | null;
  dateAdded: Date;
  archivedAt: Date | null;
  lastWatered: Date | null;
  /** Its watering; null where the owner does not want reminders. */
  waterTaskId: string | null;
  waterDueOn: LocalDate | null;
  waterReason: string | null;
  /** How often, without a full stop; null while the reason does not say it, as while it is put off, rests or its season is over. */
  waterRhythm: string | null;
  /** The last sentence of the reason: when next. */
  waterNext: string | null;
  /** Follows from its watering and its problem (`wellbeingOf`); never set by hand. */
  status: PlantStatus;
  /** Watering is due or overdue, also where it was put off and where the plant is unwell. */
  needsWater: boolean;
}

/** A plant that was deleted and can still be restored. */
export interface DeletedPlant extends Pick<Plant, 'id' | 'commonName' | 'imageUrl'> {
  deletedAt: Date;
  /** From then on it cannot be restored. */
  goneAt: Date;
}

/** The sentences about its watering, as they are true for who reads them. */
export type WateringWords = Pick<Plant, 'waterReason' | 'waterRhythm' | 'waterNext'>;

/** A plant as it is stored, with the dates that its status follows from; its sentences are yet to be read. */
export type PlantState = Omit<Plant, 'waterRhythm' | 'waterNext' | 'status' | 'needsWater'> & PlantNeeds;

/** The plant as it is on its gardener's own day, for who reads of it. */
export const withStatus = ({ waterNeededOn, waterLateOn, ...plant }: PlantState, reader: Reader): Plant => ({
  ...plant,
  ...wateringWords(plant, reader),
  ...wellbeingOf({ problem: plant.problem, waterNeededOn, waterLateOn }, reader.today),
});

/** What is said of its watering to who reads of it. */
export function wateringWords(
  { waterReason, waterDueOn }: Pick<Plant, 'waterReason' | 'waterDueOn'>,
  { today, mayArchive }: Reader,
): WateringWords {
  if (!waterReason || !waterDueOn) return { waterReason: null, waterRhythm: null, waterNext: null };
  const { reason, rhythm, next, rests } = sentencesOn(waterReason, waterDueOn, today, mayArchive);
  return { waterReason: reason, waterRhythm: rests ? null : rhythm, waterNext: next };
}

type Derived =
  | 'id'
  | 'dateAdded'
  | 'archivedAt'
  | 'status'
  | 'needsWater'
  | `water${'TaskId' | 'DueOn' | 'Reason' | 'Rhythm' | 'Next'}`;
export type NewPlant = Omit<Plant, Derived | 'problem'>;

/** What a gardener can change about a plant. */
export const CHANGEABLE = [
  'commonName',
  'scientificName',
  'description',
  'imageUrl',
  'waterNeeds',
  'lightNeeds',
  'soilType',
  'careInstructions',
  'place',
  'light',
  'potCm',
  'outdoors',
] as const satisfies (keyof Plant)[];
export type PlantChange = Partial<
  Pick<Plant, (typeof CHANGEABLE)[number]> & {
    archived: boolean;
    /** In the gardener's words: opens a problem without a diagnosis; null closes it as better. */
    problem: string | null;
  }
>;

export const plantNotFound = () => new DomainError('not-found', 'plant-not-found', tGarden('plantGone'));

export const strangePicture = () => new DomainError('invalid', 'strange-picture', tGarden('strangePicture'));

/**
 * Pictures are ours: a drawing, or a photo of this person. Anything else could track the people who look at it. A member of
 * the household may not use the owner's photos: otherwise a member could see any whose address they know.
 */
export function ownPicture(
  imageUrl: string | null,
  { id: userId, member }: { id: string; member?: unknown },
): string | null {
  if (imageUrl === null) return null;
  const isDrawing = /^\/drawings\/[a-z0-9-]+\.svg$/.test(imageUrl);
  const isOwnPhoto =
    !member && imageUrl.startsWith(`/api/photos/${userId}/`) && /\/[0-9a-f-]{36}\.webp$/.test(imageUrl);
  if (!isDrawing && !isOwnPhoto) throw strangePicture();
  return imageUrl;
}
