import { tGarden } from '../../languages/garden';
import { tCare } from '../../languages/care';
import { waterWords } from '../../entities/plant/water-words';
import { dayWords, localDateIn, theDay } from '../../shared/lib/local-date';

interface Watering {
  waterNeeds: string;
  waterDueOn: string | null;
  waterReason: string | null;
  waterRhythm: string | null;
  waterNext: string | null;
  lastWatered: string | null;
  needsWater: boolean;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Whether it is due for water and was not put off: the day to check its soil has come. */
export const isThirsty = ({ waterDueOn }: Pick<Watering, 'waterDueOn'>, today: string) =>
  waterDueOn !== null && waterDueOn <= today;

/** The day of the last watering: "Today", "Saturday 14 November", or "Never". */
export const lastWateredWords = (
  { lastWatered }: Pick<Watering, 'lastWatered'>,
  today: string,
  timeZone?: string | null,
) =>
  lastWatered ? capital(dayWords(localDateIn(timeZone, new Date(lastWatered)), today)) : tGarden('never');

/**
 * What waits for the gardener, without blame: "Check its soil today", "Put off until tomorrow"; undefined while nothing does, or
 * while the next day is not known because an answer is still on this device.
 */
export function waitingWords(
  { waterDueOn, needsWater, waterReason }: Pick<Watering, 'waterDueOn' | 'needsWater' | 'waterReason'>,
  today: string,
): string | undefined {
  if (!waterDueOn) return waterReason ? undefined : tGarden('noWatering');
  if (waterDueOn > today)
    return needsWater ? tGarden('putOffUntil', { day: theDay(waterDueOn, today) }) : undefined;
  if (waterDueOn === today) return tCare('checkSoil');
  return tGarden('waitingSince', { day: theDay(waterDueOn, today) });
}

/** What comes next in a sentence: what waits for the gardener, else when to look again; undefined where that is not known. */
export const nextWords = (
  plant: Pick<Watering, 'waterDueOn' | 'needsWater' | 'waterReason' | 'waterNext'>,
  today: string,
): string | undefined => waitingWords(plant, today) ?? plant.waterNext ?? undefined;

/** The plant’s own words are English, and so are the rhythms that mean the same; in other languages the rhythm is said. */
// eslint-disable-next-line no-restricted-syntax -- values of the server
const SAME: Record<string, string> = { Daily: 'Every day', Weekly: 'Every week' };

// eslint-disable-next-line no-restricted-syntax -- a value of the server
const UNKNOWN_RHYTHM = 'Weekly';

/**
 * How often it is watered: the rhythm in force, as the server says it. The plant's own word for it is said only where it means the
 * same, or where there is no rhythm.
 */
export function rhythmWords({
  waterNeeds,
  waterReason,
  waterRhythm,
}: Pick<Watering, 'waterNeeds' | 'waterReason' | 'waterRhythm'>): string | undefined {
  if (!waterReason) return waterWords(waterNeeds || UNKNOWN_RHYTHM);
  if (waterRhythm && waterRhythm === SAME[waterNeeds]) return waterWords(waterNeeds);
  return waterRhythm ?? undefined;
}

/** The part of a plant's care notes that its card shows: the first sentence. */
export const shortNotes = (notes: string) => /^.+?[.!?](?=\s|$)/s.exec(notes.trim())?.[0] ?? notes.trim();
