/** From here on one name is given instead of several; the server draws the same line. */
const SURE = 0.6;
/** No photo makes anybody wholly sure. */
const MAX_SHOWN = 0.99;

/** A confidence from 0 to 1 as a whole percentage, never more than 99 %. */
export const percent = (confidence: number) => `${Math.round(Math.min(MAX_SHOWN, confidence) * 100)}%`;

/** The confidence in one of several guesses; "0%" would say that it is impossible. */
export const likelihood = (confidence: number) => (confidence < 0.01 ? 'under 1%' : percent(confidence));

/** How sure we are, in two words. */
export function certaintyWords(confidence: number): string {
  if (confidence >= 0.9) return 'Very sure';
  if (confidence >= 0.75) return 'Quite sure';
  if (confidence >= SURE) return 'Fairly sure';
  return confidence >= 0.3 ? 'Not sure' : 'Only a guess';
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What the percentage means, as a share of ten: people grasp counts more easily than chances. */
export function certaintyMeaning(confidence: number): string {
  const right = Math.round(confidence * 10);
  if (right >= 10) return 'Nearly all answers like this one are right.';
  if (right < 1) return 'Hardly any answers like this one are right.';
  return `Of ten answers like this one, about ${COUNTS[right]} ${right === 1 ? 'is' : 'are'} right.`;
}
