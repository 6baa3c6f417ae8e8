/* Words of an emergency as they are typed in haste: a letter too few or twice, another vowel, b for v. */

import { distance } from './question.js';

const MIN_LETTERS = 7;
const MIN_CONSONANTS = 4;
const MAX_DIFFERENCE = 2;

/** What is left of a word where its vowels and doubled letters count for nothing. */
const consonantsOf = (word: string): string =>
  word
    .replaceAll('v', 'b')
    .replaceAll(/z|ce(?=[ei])/g, 's')
    .replaceAll('ck', 'k')
    .replaceAll(/(.)\1/g, '$1')
    .replaceAll(/[aeiouy]/g, '');

/** Finds the word that a misspelt one stands for, among these. */
export function spellingOf(words: string[]): (typed: string) => string | undefined {
  const bySound = new Map(
    words
      .filter((word) => word.length >= MIN_LETTERS && consonantsOf(word).length >= MIN_CONSONANTS)
      .map((word): [string, string] => [consonantsOf(word), word]),
  );
  return (typed) => {
    if (typed.length < MIN_LETTERS - 1) return undefined;
    const word = bySound.get(consonantsOf(typed));
    return word && distance(typed, word, MAX_DIFFERENCE) <= MAX_DIFFERENCE ? word : undefined;
  };
}
