import { tCare } from '../../languages/care';

/* eslint-disable no-restricted-syntax -- values of the library, which nobody reads here */
const WORDS = new Map([
  ['Daily', () => tCare('daily')],
  ['Twice a week', () => tCare('twiceAWeek')],
  ['Weekly', () => tCare('weekly')],
  ['Monthly', () => tCare('monthly')],
]);
/* eslint-enable no-restricted-syntax */

/** How often a plant needs water, without ambiguity: "Bi-weekly" can also mean twice a week. What a person wrote stays. */
export const waterWords = (needs: string) =>
  needs.toLowerCase() === 'bi-weekly' ? tCare('everyTwoWeeks') : (WORDS.get(needs)?.() ?? needs);
