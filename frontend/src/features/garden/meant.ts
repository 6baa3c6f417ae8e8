import { plain, seen, type Filtered, type GardenFilter, type Viewed } from './garden-view';

/** As the library does: shorter words are too similar to each other to guess, and long ones are forgiven two errors. */
const MIN_LETTERS = 4;
const LONG = 7;

/** Whether a word begins with what was typed, but for so many letters too many, too few, wrong or swapped. */
function beginsLike(word: string, typed: string, errors: number): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  if (errors === 0) return false;
  const [rest, left] = [word.slice(at), typed.slice(at)];
  const isSwapped = rest[0] === left[1] && rest[1] === left[0];
  return (
    (isSwapped && beginsLike(rest.slice(2), left.slice(2), errors - 1)) ||
    beginsLike(rest.slice(1), left.slice(1), errors - 1) ||
    beginsLike(rest.slice(1), left, errors - 1) ||
    beginsLike(rest, left.slice(1), errors - 1)
  );
}

/** Of a word with two errors the first two letters are right. */
const isMeant = (word: string, typed: string, errors: number) =>
  errors === 1
    ? typed.length >= MIN_LETTERS && beginsLike(word, typed, 1)
    : typed.length >= LONG && word.startsWith(typed.slice(0, 2)) && beginsLike(word, typed, 2);

/**
 * The plants of a filter that a search may have meant: those with the fewest typing errors in a word. None where a plant of the garden is
 * called just so, but is not of this filter.
 */
export function meant<Plant extends Viewed>(
  plants: readonly Plant[],
  filter: GardenFilter,
  search: string,
  kept?: Filtered,
): Plant[] {
  if (seen(plants, 'all', search).length > 0) return [];
  const typed = plain(search).split(/\s+/).filter(Boolean);
  for (const errors of [1, 2]) {
    const alike = plants.filter(({ commonName, scientificName, place }) => {
      const text = plain(`${commonName} ${scientificName ?? ''} ${place ?? ''}`);
      const words = text.split(/[^\p{L}\p{N}]+/u);
      return typed.every(
        (each) =>
          text.includes(each) || words.some((word) => isMeant(word, each, 1) || isMeant(word, each, errors)),
      );
    });
    if (alike.length > 0) return seen(alike, filter, '', kept);
  }
  return [];
}
