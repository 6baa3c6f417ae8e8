const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * A name in the form that the search compares: lower case, without accents, apostrophes, other marks, double blanks
 * and the cross of a hybrid, which most people type as an x or leave out.
 */
export const normaliseName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter]!)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\S )x (?=\S)/g, '')
    .trim();

/** All names of a plant that the search knows, best first. */
export function searchNames(plant: { commonName: string; scientificName: string; otherNames: string[] }) {
  const names = [plant.commonName, plant.scientificName, ...plant.otherNames].map(normaliseName);
  return [...new Set(names)].filter(Boolean).map((name, weight) => ({ name, weight: Math.min(weight, 2) }));
}
