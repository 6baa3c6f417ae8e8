import { tCertainty } from '../../languages/certainty';
import { perLanguage } from '../../languages/language';
import type { FindingDto } from '../../shared/api/api';

/** From this confidence on one name is shown instead of several; the server uses the same threshold. */
const SURE = 0.6;
/** No photo makes an identification certain. */
const MAX_SHOWN = 0.99;

const percents = perLanguage(({ locale }) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** A confidence from 0 to 1 in whole hundredths, never more than 99. */
export const hundredths = (confidence: number) => Math.round(Math.min(MAX_SHOWN, confidence) * 100);

/** A confidence from 0 to 1 as a whole percentage, never more than 99 %. */
export const percent = (confidence: number) => percents().format(hundredths(confidence) / 100);

/** What kind of plant it is, as a title: "A palm". */
export const groupTitle = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The title where one plant alone is left, and likely: "We are not sure" would contradict its percentage. Nothing is called
 * likely that a poisonous plant may be taken for.
 */
export function likelyTitle({
  candidates: [best, ...others],
  mayNotBeAPlant,
  lookAlike,
}: Pick<FindingDto, 'candidates' | 'mayNotBeAPlant' | 'lookAlike'>): string | undefined {
  const isLikely = best && !others.length && best.confidence >= SURE && !mayNotBeAPlant && !lookAlike;
  return isLikely ? tCertainty('mostLikely', { name: best.commonName }) : undefined;
}

/** The confidence of one guess among several, as text; "0%" would mean that it is impossible. */
export const likelihood = (confidence: number) =>
  confidence < 0.01 ? tCertainty('underOne') : percent(confidence);

/** The confidence in two words. */
export function certaintyWords(confidence: number): string {
  if (confidence >= 0.9) return tCertainty('verySure');
  if (confidence >= 0.75) return tCertainty('quiteSure');
  if (confidence >= SURE) return tCertainty('fairlySure');
  return tCertainty(confidence >= 0.3 ? 'notSure' : 'guess');
}

/** Two to nine in words. */
const NUMBERS = [
  () => tCertainty('two'),
  () => tCertainty('three'),
  () => tCertainty('four'),
  () => tCertainty('five'),
  () => tCertainty('six'),
  () => tCertainty('seven'),
  () => tCertainty('eight'),
  () => tCertainty('nine'),
];

/** The confidence as a count out of ten, which people grasp more easily than a percentage. */
export function certaintyMeaning(confidence: number): string {
  const right = Math.round(confidence * 10);
  if (right >= 10) return tCertainty('nearlyAlways');
  if (right < 1) return tCertainty('seldom');
  return right === 1 ? tCertainty('oneOfTen') : tCertainty('ofTen', { number: NUMBERS[right - 2]!() });
}
