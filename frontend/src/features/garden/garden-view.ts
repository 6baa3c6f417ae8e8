import { tCare } from '../../languages/care';
import { tGarden } from '../../languages/garden';
import { inTime, inWords } from '../../shared/lib/in-order';
import type { PlantStatus } from '../../shared/ui/status-badge';

/** The fields of a plant that the view needs. */
export interface Viewed {
  id: string;
  commonName: string;
  scientificName: string | null;
  place: string | null;
  status: PlantStatus;
  /** Due or overdue for water, whatever the status is. */
  needsWater: boolean;
  /** The day of the next watering (`2026-11-21`); null without a watering schedule. */
  waterDueOn: string | null;
}

/** Which plants are shown. */
export type GardenFilter = 'all' | PlantStatus;

/** The filters with their labels. */
export const filters = (): { value: GardenFilter; label: string }[] => [
  { value: 'all', label: tGarden('all') },
  { value: 'healthy', label: tCare('healthy') },
  { value: 'needs-water', label: tCare('needsWater') },
  { value: 'needs-care', label: tCare('needsCare') },
];

/** The filter of this name; all plants for any other name. */
export const filterOf = (name: string | null): GardenFilter =>
  filters().find(({ value }) => value === name)?.value ?? 'all';

const LAST_DAY = '9999-12-31';
/** Without accents and capitals. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The order of the garden. The specification gives none, and a gardener comes to see who needs something: the longest
 * overdue first, then the next due, and equal days by name.
 */
export function byNeed(a: Viewed, b: Viewed): number {
  const [dayOfA, dayOfB] = [a.waterDueOn ?? LAST_DAY, b.waterDueOn ?? LAST_DAY];
  return (
    Number(b.status !== 'healthy') - Number(a.status !== 'healthy') ||
    inTime(dayOfA, dayOfB) ||
    inWords().compare(a.commonName, b.commonName) ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * The order while the page stays open: a watered plant keeps its position, so that nothing jumps away from under the
 * finger. A new plant takes its place by need, and so do all others then.
 */
export function keepOrder(order: readonly string[], plants: readonly Viewed[]): string[] {
  const known = new Set(order);
  const there = new Set(plants.map(({ id }) => id));
  if (plants.some(({ id }) => !known.has(id))) return [...plants].sort(byNeed).map(({ id }) => id);
  return order.filter((id) => there.has(id));
}

/** Whether some plants need their gardener and stand before all that do not. */
export function isNeedyFirst(plants: readonly Pick<Viewed, 'status'>[]): boolean {
  const firstHealthy = plants.findIndex(({ status }) => status === 'healthy');
  const needy = firstHealthy < 0 ? plants.length : firstHealthy;
  return needy > 0 && plants.slice(needy).every(({ status }) => status === 'healthy');
}

/** A filter, and the plants that it has shown since it was chosen. */
export interface Filtered {
  filter: GardenFilter;
  ids: ReadonlySet<string>;
}

/**
 * Keeps what a filter has shown until another one is chosen: where a plant that was watered left at once, the next one would come under
 * the finger. The same object where nothing is new.
 */
export function keepFiltered(before: Filtered, filter: GardenFilter, plants: readonly Viewed[]): Filtered {
  const ids = before.filter === filter ? before.ids : new Set<string>();
  const more = plants.filter((plant) => filter !== 'all' && isOf(filter, plant) && !ids.has(plant.id));
  if (before.filter === filter && more.length === 0) return before;
  return { filter, ids: new Set([...ids, ...more.map(({ id }) => id)]) };
}

/**
 * The plants that match a filter, or that it keeps, and a search. The search covers both names and the place, ignoring case and accents.
 */
export function seen<Plant extends Viewed>(
  plants: readonly Plant[],
  filter: GardenFilter,
  search: string,
  kept?: Filtered,
): Plant[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return plants.filter((plant) => {
    if (!isOf(filter, plant) && !kept?.ids.has(plant.id)) return false;
    const { commonName, scientificName, place } = plant;
    const text = plain(`${commonName} ${scientificName ?? ''} ${place ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** A plant that is unwell or forgotten may need water as well: then both filters show it. */
const isOf = (filter: GardenFilter, { status, needsWater }: Pick<Viewed, 'status' | 'needsWater'>) =>
  filter === 'all' || (filter === 'needs-water' ? needsWater : status === filter);

/** The three counters of the page; each is the number of plants that its filter shows. */
export const count = (plants: readonly Pick<Viewed, 'status' | 'needsWater'>[]) => ({
  total: plants.length,
  healthy: plants.filter((plant) => isOf('healthy', plant)).length,
  needWater: plants.filter((plant) => isOf('needs-water', plant)).length,
});
