/** Below this confidence a plant is not worth a look; screens show all that a finding has. */
const MIN_CONFIDENCE = 0.02;

/** Whether a person is to compare a guess with their plant; the first always. For `filter`, on guesses with the best first. */
export const isWorthComparing = ({ confidence }: { confidence: number }, index: number): boolean =>
  index === 0 || confidence >= MIN_CONFIDENCE;
