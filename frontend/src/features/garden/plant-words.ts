import { dayWords, localDateIn, onDay } from '../../shared/lib/local-date';

interface Watering {
  waterDueOn: string | null;
  lastWatered: string | null;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Whether it is due for water today, or overdue. */
export const isThirsty = ({ waterDueOn }: Pick<Watering, 'waterDueOn'>, today: string) =>
  waterDueOn !== null && waterDueOn <= today;

/** The day of the last watering: "Today", "Saturday 14 November", or "Never". */
export const lastWateredWords = (
  { lastWatered }: Pick<Watering, 'lastWatered'>,
  today: string,
  timeZone?: string | null,
) => (lastWatered ? capital(dayWords(localDateIn(timeZone, new Date(lastWatered)), today)) : 'Never');

/** What to do next, without blame: "Water it today", "Waiting for water since yesterday", "Water again on …". */
export function nextWaterWords({ waterDueOn }: Pick<Watering, 'waterDueOn'>, today: string): string {
  if (!waterDueOn) return 'No watering is planned';
  if (waterDueOn > today) return `Water again ${onDay(waterDueOn, today)}`;
  if (waterDueOn === today) return 'Water it today';
  return `Waiting for water since ${dayWords(waterDueOn, today)}`;
}

/** The part of a plant's care notes that its card shows: the first sentence. */
export const shortNotes = (notes: string) => /^.+?[.!?](?=\s|$)/s.exec(notes.trim())?.[0] ?? notes.trim();
