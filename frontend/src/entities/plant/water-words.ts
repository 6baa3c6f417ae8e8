import { tCare } from '../../languages/care';
import type { IdentifiedPlantDto } from '../../shared/api/api';

/* eslint-disable no-restricted-syntax -- values of the library, which nobody reads here */
const WORDS = new Map([
  ['Daily', () => tCare('daily')],
  ['Twice a week', () => tCare('twiceAWeek')],
  ['Weekly', () => tCare('weekly')],
  ['Monthly', () => tCare('monthly')],
]);
/* eslint-enable no-restricted-syntax */

/** How often a plant that was identified is watered: as its care guide says, where it has one. */
export const wateringOf = ({
  oftenWatered,
  waterNeeds,
}: Pick<IdentifiedPlantDto, 'oftenWatered' | 'waterNeeds'>) => oftenWatered ?? waterWords(waterNeeds);

/** How often a plant needs water, without ambiguity: "Bi-weekly" can also mean twice a week. What a person wrote stays. */
export const waterWords = (needs: string) =>
  needs.toLowerCase() === 'bi-weekly' ? tCare('everyTwoWeeks') : (WORDS.get(needs)?.() ?? needs);
