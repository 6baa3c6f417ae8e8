import type { LibraryPlantDto, PlantDto } from '../../shared/api/api';
import { onDay, type LocalDate } from '../../shared/lib/local-date';

type Kept = Pick<PlantDto, 'commonName' | 'place' | 'waterDueOn' | 'waterReason'>;

/** The due date within a sentence: "on Saturday 28 November"; what is overdue is due today. */
export const dueDay = (dueOn: LocalDate, today: LocalDate) => onDay(dueOn < today ? today : dueOn, today);

/** When the garden's plants of one species are due for water, and why; the soonest of several. */
export function nextWatering(kept: Kept[], today: LocalDate): string[] {
  const [first] = kept
    .filter(({ waterDueOn }) => waterDueOn)
    .sort((a, b) => (a.waterDueOn! < b.waterDueOn! ? -1 : 1));
  if (!first) return ['No watering is planned for it in your garden.'];
  const name = first.place ? `${first.commonName} (${first.place})` : first.commonName;
  const day = dueDay(first.waterDueOn!, today);
  const next =
    kept.length === 1
      ? `Your ${name} wants water ${day}.`
      : `Of the ${kept.length} that you keep, ${name} comes first: it wants water ${day}.`;
  return first.waterReason ? [next, first.waterReason] : [next];
}

/** How often the library says to water, by season, and where the exact date comes from. */
export function howOften({
  waterIntervalDays: growing,
  winterIntervalDays: resting,
}: Pick<LibraryPlantDto, 'waterIntervalDays' | 'winterIntervalDays'>): string[] {
  return [
    growing === resting
      ? `Water it about every ${days(growing)}, all year.`
      : `Water it about every ${days(growing)} in its growing season, and about every ${days(resting)} in its resting season.`,
    'In your garden, we work out each day for you: from the season where you live, its light and pot, and your answers.',
  ];
}

const days = (count: number) => (count === 1 ? 'day' : `${count} days`);
