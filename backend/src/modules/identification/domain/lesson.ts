import { PLANT_GROUPS } from './plant-groups.js';

const words = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ');

/**
 * The folder of photos that show a plant, as training names its classes: the class of that species or of its genus; for a plant
 * of which our classifier knows no photos, its own name. Undefined for a name that is none.
 */
export function folderOf(
  scientificName: string,
  classes: Map<string, { scientificName: string }>,
): string | undefined {
  const wanted = words(scientificName);
  const isIt = (name: string) => words(name).join(' ') === wanted.join(' ');
  const group = Object.entries(PLANT_GROUPS).find(
    ([, { scientificName: own, typical, rank }]) =>
      isIt(own) || isIt(typical) || (rank === 'genus' && words(own)[0] === wanted[0]),
  );
  const species = [...classes].find(([, plant]) => isIt(plant.scientificName));
  return species?.[0] ?? group?.[0] ?? (wanted.join('_') || undefined);
}
