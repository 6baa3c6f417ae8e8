/** Probabilities from scores; subtracting the largest first keeps the exponentials finite. */
export function softmax(scores: ArrayLike<number>, sharpness = 1): number[] {
  let largest = -Infinity;
  for (let i = 0; i < scores.length; i += 1) largest = Math.max(largest, scores[i]!);
  const powers = Array.from(scores, (score) => Math.exp((score - largest) * sharpness));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Probability of a score in a two-way question. */
export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** A straight line from a raw score to a calibrated one (Platt scaling): sigmoid(slope × score + offset). */
export interface Platt {
  slope: number;
  offset: number;
}

/** Calibrated probability of a raw score. */
export function calibrated({ slope, offset }: Platt, score: number): number {
  return sigmoid(slope * score + offset);
}

/** How much there is to say for the best answer, from its own probability and that of any known plant. */
export interface Evidence {
  best: number;
  known: number;
  offset: number;
}

const MIN_DISTANCE = 1e-6;

/** Log odds of a probability; it stays finite at 0 and 1. */
export function logOdds(probability: number): number {
  const inside = Math.min(1 - MIN_DISTANCE, Math.max(MIN_DISTANCE, probability));
  return Math.log(inside / (1 - inside));
}

/** Probability that the best answer is right, when the plant may also be one of which no photo was learned. */
export function weighed(evidence: Evidence, best: number, known: number): number {
  return sigmoid(evidence.best * logOdds(best) + evidence.known * logOdds(known) + evidence.offset);
}

/** Weights of a first answer's confidence: what the softmax says is too sure at the top and too modest below. */
export interface FirstAnswer {
  /** Of the log odds of the softmax's probability. */
  best: number;
  /** Of the distance between the highest score and the second highest. */
  lead: number;
  offset: number;
}

/** Probability that the first answer is right, from its softmax probability and its lead over the second one. */
export function confidenceOfFirst(weights: FirstAnswer, probability: number, lead: number): number {
  return sigmoid(weights.best * logOdds(probability) + weights.lead * lead + weights.offset);
}

/** One answer as calibration sees it: how sure it was, and whether it was right. */
export interface Outcome {
  confidence: number;
  right: boolean;
}

/** Answers of one confidence band: how many, how sure on average, and the share that was right. */
export interface Band {
  from: number;
  to: number;
  count: number;
  confidence: number;
  accuracy: number;
}

/** Answers in equal bands of confidence from 0 to 1; empty bands are left out. */
export function reliability(outcomes: Outcome[], bands = 10): Band[] {
  return Array.from({ length: bands }, (_, band) => {
    const inside = outcomes.filter(
      ({ confidence }) => Math.min(bands - 1, Math.floor(confidence * bands)) === band,
    );
    const share = (value: (outcome: Outcome) => number) =>
      inside.reduce((sum, outcome) => sum + value(outcome), 0) / inside.length;
    return {
      from: band / bands,
      to: (band + 1) / bands,
      count: inside.length,
      confidence: share(({ confidence }) => confidence),
      accuracy: share(({ right }) => Number(right)),
    };
  }).filter(({ count }) => count > 0);
}

/** Expected calibration error: the gap between confidence and accuracy per band, weighted by the answers in it. */
export function calibrationError(outcomes: Outcome[], bands = 10): number {
  return reliability(outcomes, bands).reduce(
    (sum, { count, confidence, accuracy }) =>
      sum + (count / outcomes.length) * Math.abs(confidence - accuracy),
    0,
  );
}
