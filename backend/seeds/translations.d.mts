/** The texts of a plant that are translated, in the order of the files. */
export const WORDS: readonly string[];

/** From which English words a translation was made. */
export function englishOf(plant: object): string;

/** What is wrong with the translation of the library into a language, in sentences. */
export function translationFaults(
  plants: readonly object[],
  words: Record<string, object>,
  sentences: Record<string, string>,
): string[];
