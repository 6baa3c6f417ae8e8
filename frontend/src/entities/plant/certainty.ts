/** From this confidence on one name is shown instead of several; the server uses the same threshold. */
const SURE = 0.6;
/** No photo makes an identification certain. */
const MAX_SHOWN = 0.99;

/** A confidence from 0 to 1 as a whole percentage, never more than 99 %. */
export const percent = (confidence: number) => `${Math.round(Math.min(MAX_SHOWN, confidence) * 100)}%`;

/** What kind of plant it is, as a title: "A palm". */
export const groupTitle = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1);

/** The confidence of one guess among several, as text; "0%" would mean that it is impossible. */
export const likelihood = (confidence: number) => (confidence < 0.01 ? 'under 1%' : percent(confidence));

/** The confidence in two words. */
export function certaintyWords(confidence: number): string {
  if (confidence >= 0.9) return 'Very sure';
  if (confidence >= 0.75) return 'Quite sure';
  if (confidence >= SURE) return 'Fairly sure';
  return confidence >= 0.3 ? 'Not sure' : 'Only a guess';
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The confidence as a count out of ten, which people grasp more easily than a percentage. */
export function certaintyMeaning(confidence: number): string {
  const right = Math.round(confidence * 10);
  if (right >= 10) return 'Answers like this are nearly always right.';
  if (right < 1) return 'Answers like this are seldom right.';
  return `Of ten answers like this one, about ${COUNTS[right]} ${right === 1 ? 'is' : 'are'} right.`;
}
