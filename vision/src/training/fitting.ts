import { sigmoid, softmax, type Platt } from '../calibration.js';

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

/**
 * The sharpness (inverse temperature) that suits the first answers best. Fitting it to the whole distribution instead
 * lets a few mislabelled photos make every answer too modest: calibration error 10 % instead of 3 %.
 */
export function fitSharpness(photos: Scored[]): number {
  return Math.exp(lowest((log) => brier(photos, Math.exp(log)), Math.log(1e-3), Math.log(10)));
}

/** Logistic regression by Newton's method: one weight per sign and an offset as the last number. */
export function fitLogistic(signs: number[][], answers: boolean[], rounds = 30): number[] {
  const rows = signs.map((row) => [...row, 1]);
  const size = rows[0]!.length;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    // A trace of ridge keeps the step finite when the two sides can be told apart without error.
    const gradient = weights.map((weight) => -1e-3 * weight);
    const curvature = rows[0]!.map((_, i) => rows[0]!.map((__, j) => (i === j ? 1e-3 : 0)));
    rows.forEach((row, index) => {
      const p = sigmoid(row.reduce((sum, sign, i) => sum + sign * weights[i]!, 0));
      for (let i = 0; i < size; i += 1) {
        gradient[i]! += (Number(answers[index]) - p) * row[i]!;
        for (let j = 0; j < size; j += 1) curvature[i]![j]! += p * (1 - p) * row[i]! * row[j]!;
      }
    });
    const step = solve(curvature, gradient);
    weights = weights.map((weight, i) => weight + step[i]!);
  }
  return weights;
}

/** Platt scaling of raw scores. */
export function fitPlatt(scores: number[], answers: boolean[]): Platt {
  const [slope, offset] = fitLogistic(
    scores.map((score) => [score]),
    answers,
  );
  return { slope: slope!, offset: offset! };
}

/** Gaussian elimination for the few unknowns of fitLogistic. */
function solve(matrix: number[][], side: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, side[i]!]);
  const size = side.length;
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= size; k += 1) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  const x = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i -= 1) {
    let rest = rows[i]![size]!;
    for (let k = i + 1; k < size; k += 1) rest -= rows[i]![k]! * x[k]!;
    x[i] = rest / rows[i]![i]!;
  }
  return x;
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
