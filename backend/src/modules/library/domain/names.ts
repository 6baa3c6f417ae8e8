/** A name as the search compares it: lower case, without accents, marks or double blanks. */
export const normaliseName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every name of a plant that the search knows, best first. */
export function searchNames(plant: { commonName: string; scientificName: string; otherNames: string[] }) {
  const names = [plant.commonName, plant.scientificName, ...plant.otherNames].map(normaliseName);
  return [...new Set(names)].filter(Boolean).map((name, weight) => ({ name, weight: Math.min(weight, 2) }));
}
