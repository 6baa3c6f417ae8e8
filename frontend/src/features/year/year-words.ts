import { tCare } from '../../languages/care';
import { perLanguage } from '../../languages/language';
import { tYear } from '../../languages/year';
import type { GardenMonthDto, PlantYearDto } from '../../shared/api/year';
import { listWords } from '../../shared/lib/list-words';
import type { IconName } from '../../shared/ui/icons';

/** A part of a plant's year, as the API names it. */
export type YearPart = Exclude<keyof PlantYearDto, 'coldNote'>;

interface Words {
  icon: IconName;
  /** In the strip of a plant. */
  name: () => string;
  /** In a month of the whole garden, before the plants. */
  now: () => string;
  /** Where a plant has no month for it; null: nothing is said of it then. */
  none: (() => string) | null;
}

const notPlanned = () => tYear('notPlanned');

/** The parts of a year in the order in which they are shown. */
export const YEAR_PARTS: Record<YearPart, Words> = {
  shelter: { icon: 'home', name: () => tYear('shelter'), now: () => tYear('shelterNow'), none: null },
  feed: { icon: 'feed', name: () => tCare('feed'), now: () => tYear('feedNow'), none: notPlanned },
  repot: { icon: 'pot', name: () => tCare('repot'), now: () => tYear('repotNow'), none: notPlanned },
  prune: { icon: 'scissors', name: () => tCare('prune'), now: () => tYear('pruneNow'), none: notPlanned },
  flower: { icon: 'sprout', name: () => tYear('flowers'), now: () => tYear('flowersNow'), none: null },
  // Every plant that we know rests. Where no months are said, we do not know them, or the gardener has a rhythm of their own.
  rest: { icon: 'moon', name: () => tYear('rest'), now: () => tYear('restNow'), none: null },
};

/** January to December. */
export const monthNames = perLanguage(({ locale }) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
});

/** Months, 1 to 12, in words: "March to May", "November to February", "all year"; over the turn of the year as one span. */
export function monthsWords(months: readonly number[]): string {
  if (months.length === 12) return tYear('allYear');
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const name = (month: number) => monthNames()[(month + 11) % 12]!;
  const spans = months
    .filter((month) => !has(month - 1))
    .map((first) => {
      let last = first;
      while (has(last + 1)) last += 1;
      return last === first ? name(first) : tYear('span', { from: name(first), to: name(last) });
    });
  return listWords(spans);
}

const NAMED = 3;

/** The plants to name, and how many more there are. */
export const namedPlants = ({ plants }: Pick<GardenMonthDto['parts'][number], 'plants'>) => ({
  named: plants.slice(0, plants.length > NAMED + 1 ? NAMED : NAMED + 1),
  more: plants.length > NAMED + 1 ? plants.length - NAMED : 0,
});
