import type { GardenMonthDto, PlantYearDto } from '../../shared/api/year';
import type { IconName } from '../../shared/ui/icons';

/** A part of a plant's year, as the API names it. */
export type YearPart = keyof PlantYearDto;

interface Words {
  icon: IconName;
  /** In the strip of a plant. */
  name: string;
  /** In a month of the whole garden, before the plants. */
  now: string;
  /** Where a plant has no month for it; null: nothing is said of it then. */
  none: string | null;
}

/** The parts of a year in the order in which they are shown. */
export const YEAR_PARTS: Record<YearPart, Words> = {
  feed: { icon: 'feed', name: 'Feed', now: 'Time to feed', none: 'not planned' },
  repot: { icon: 'pot', name: 'Repot', now: 'Time to repot', none: 'not planned' },
  prune: { icon: 'scissors', name: 'Prune', now: 'Time to prune', none: 'not planned' },
  flower: { icon: 'sprout', name: 'Flowers', now: 'Usually in flower', none: null },
  rest: { icon: 'moon', name: 'Rest', now: 'Resting, so they drink less', none: 'no season of rest' },
};

/** January to December. */
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

/** Months, 1 to 12, in words: "March to May", "November to February", "all year"; over the turn of the year as one span. */
export function monthsWords(months: readonly number[]): string {
  if (months.length === 12) return 'all year';
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const name = (month: number) => MONTH_NAMES[(month + 11) % 12]!;
  const spans = months
    .filter((month) => !has(month - 1))
    .map((first) => {
      let last = first;
      while (has(last + 1)) last += 1;
      return last === first ? name(first) : `${name(first)} to ${name(last)}`;
    });
  return spans.join(' and ');
}

const NAMED = 3;

/** The plants to name, and how many more there are. */
export const namedPlants = ({ plants }: Pick<GardenMonthDto['parts'][number], 'plants'>) => ({
  named: plants.slice(0, plants.length > NAMED + 1 ? NAMED : NAMED + 1),
  more: plants.length > NAMED + 1 ? plants.length - NAMED : 0,
});
