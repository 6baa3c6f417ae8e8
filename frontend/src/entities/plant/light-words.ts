import { tCare } from '../../languages/care';
import { capital } from '../../shared/lib/capital';

/* eslint-disable no-restricted-syntax -- values of the library, which nobody reads here */
const WORDS = new Map([
  ['Full sun', () => tCare('fullSun')],
  ['Bright direct', () => tCare('brightDirect')],
  ['Bright indirect', () => tCare('brightIndirect')],
  ['Medium indirect', () => tCare('mediumIndirect')],
  ['Low to medium indirect', () => tCare('lowToMedium')],
  ['Partial shade', () => tCare('partialShade')],
  ['Shade', () => tCare('shade')],
]);
/* eslint-enable no-restricted-syntax */

/** How much light a plant likes, within a sentence. What a person or an identifier wrote stays. */
export const lightWithin = (needs: string) => WORDS.get(needs)?.() ?? needs.toLowerCase();

/** The same at the beginning of a line. */
export const lightWords = (needs: string) => {
  const words = WORDS.get(needs);
  return words ? capital(words()) : needs;
};
