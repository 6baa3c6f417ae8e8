const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Shorter words are too similar to each other to guess which one was meant. */
const MIN_LETTERS = 4;
const MAX_LETTERS = 24;

/**
 * The words that this one may stand for after one typing error: a letter too many, too few, a wrong one, or two
 * swapped (the edits of distance 1 of Damerau 1964). Empty for words of fewer than four letters.
 */
export function meantWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return [];
  const meant = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [here = '', next = ''] = letters.slice(at);
    const after = letters.slice(at + 1).join('');
    meant.add(before + after);
    meant.add(before + next + here + letters.slice(at + 2).join(''));
    for (const letter of LETTERS) {
      meant.add(before + letter + after);
      meant.add(before + letter + here + after);
    }
  }
  meant.delete(word);
  return [...meant];
}
