import type { LanguageCode } from '../../kernel/languages/language.js';
import { inLanguage } from '../library/index.js';

const TAKEN_OVER = ['description', 'soilType', 'careInstructions'] as const;
type Words = { [Member in (typeof TAKEN_OVER)[number]]?: string | null };

/**
 * A plant with what it took over from the library in a language, by default that which is spoken; what its gardener wrote stays. It is
 * stored in English (`storedWords`), so that it follows the library and its reader’s language.
 */
export function libraryWords<Plant extends Words>(plant: Plant, code?: LanguageCode): Plant {
  const said: Words = {};
  for (const member of TAKEN_OVER) {
    const text: string | null | undefined = plant[member];
    const words = text && inLanguage(text, code);
    if (words !== text) said[member] = words;
  }
  return Object.keys(said).length ? { ...plant, ...said } : plant;
}

/** The same as it is stored: the web app sends what it was shown. */
export const storedWords = <Plant extends Words>(plant: Plant): Plant => libraryWords(plant, 'en');
