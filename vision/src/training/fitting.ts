import { calibrated, softmax, type Platt } from '../calibration.js';

/** A scored photo whose class is known: the score of each class and the index of the right one. */
export interface Scored {
  scores: number[];
  label: number;
}

/** The argument between low and high at which a function of one valley is lowest (golden section search). */
export function lowest(value: (at: number) => number, low: number, high: number, steps = 40): number {
  const GOLDEN = (Math.sqrt(5) - 1) / 2;
  let [from, to] = [low, high];
  for (let step = 0; step < steps; step += 1) {
    const left = to - GOLDEN * (to - from);
    const right = from + GOLDEN * (to - from);
    if (value(left) < value(right)) to = right;
    else from = left;
  }
  return (from + to) / 2;
}

/** How far off the first answers are: the mean square between their confidence and whether they are right. */
export function brier(photos: Scored[], sharpness: number): number {
  const sum = photos.reduce((total, { scores, label }) => {
    const confidences = softmax(scores, sharpness);
    const confidence = Math.max(...confidences);
    return total + (confidence - Number(confidences[label] === confidence)) ** 2;
  }, 0);
  return sum / photos.length;
}

/** Platt scaling of raw scores: logistic regression on one number, by Newton's method. */
export function fitPlatt(scores: number[], answers: boolean[], rounds = 30): Platt {
  // A trace of ridge keeps the steps finite when the two sides can be separated without error.
  const RIDGE = 1e-3;
  let platt: Platt = { slope: 0, offset: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const gradient = { slope: -RIDGE * platt.slope, offset: -RIDGE * platt.offset };
    const curvature = { slope: RIDGE, mixed: 0, offset: RIDGE };
    scores.forEach((score, index) => {
      const p = calibrated(platt, score);
      const error = Number(answers[index]) - p;
      gradient.slope += error * score;
      gradient.offset += error;
      curvature.slope += p * (1 - p) * score * score;
      curvature.mixed += p * (1 - p) * score;
      curvature.offset += p * (1 - p);
    });
    const determinant = curvature.slope * curvature.offset - curvature.mixed ** 2;
    platt = {
      slope:
        platt.slope + (curvature.offset * gradient.slope - curvature.mixed * gradient.offset) / determinant,
      offset:
        platt.offset + (curvature.slope * gradient.offset - curvature.mixed * gradient.slope) / determinant,
    };
  }
  return platt;
}

/** The value below which a share (0 to 1) of the numbers lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)))]!;
}

/** Chance that a random positive scores above a random negative (area under the ROC curve). */
export function auroc(positives: number[], negatives: number[]): number {
  const sorted = [...negatives].sort((a, b) => a - b);
  const below = (value: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return positives.reduce((sum, value) => sum + below(value), 0) / (positives.length * negatives.length);
}
