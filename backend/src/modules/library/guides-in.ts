import { speaking } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { guideOf } from './domain/guides.js';
import type { Guide } from './domain/guides.js';
import type { LibraryPlant } from './domain/library-plant.js';
import { translated } from './translations.js';

/** The care guides of these plants in a language: the build writes their pages with what the server answers about each. */
export const guidesIn = (code: LanguageCode, plants: LibraryPlant[]): Guide[] =>
  speaking(code, () => {
    const all = plants.map((plant) => translated(plant));
    return all.map((plant) => guideOf(plant, all));
  });
