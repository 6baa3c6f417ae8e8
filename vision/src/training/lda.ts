import { gram, solveSymmetric } from './matrix.js';

/** Sums over labelled rows from which a discriminant can be fitted; sums can be subtracted, which makes folds cheap. */
export interface Scatter {
  size: number;
  /** X'X over all rows. */
  products: Float64Array;
  /** Sum of the rows of each class, and their number. */
  sums: Float64Array[];
  counts: number[];
}

/** A linear layer before rounding: a row of weights and a bias for each class. */
export interface Discriminant {
  weights: Float64Array[];
  bias: number[];
}

/** The sums over rows with labels from 0 to classes - 1. */
export function scatter(rows: Float32Array[], labels: number[], classes: number): Scatter {
  const size = rows[0]!.length;
  const sums = Array.from({ length: classes }, () => new Float64Array(size));
  const counts = new Array<number>(classes).fill(0);
  rows.forEach((row, index) => {
    const label = labels[index]!;
    counts[label]! += 1;
    const sum = sums[label]!;
    for (let i = 0; i < size; i += 1) sum[i]! += row[i]!;
  });
  return { size, products: gram(rows, size), sums, counts };
}

/** The sums without those of a part of the rows. */
export function without(all: Scatter, part: Scatter): Scatter {
  return {
    size: all.size,
    products: all.products.map((value, i) => value - part.products[i]!),
    sums: all.sums.map((sum, label) => sum.map((value, i) => value - part.sums[label]![i]!)),
    counts: all.counts.map((count, label) => count - part.counts[label]!),
  };
}

/**
 * Linear discriminant analysis: classes are taken for Gaussians of one common covariance, shrunk by `shrinkage`
 * towards a multiple of the identity (Friedman, Regularized Discriminant Analysis, 1989). All classes count as equally
 * common. A class without rows gets a bias of -Infinity and is never chosen.
 */
export function discriminant(from: Scatter, shrinkage: number): Discriminant {
  const { size, sums, counts } = from;
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const means = sums.map((sum, label) => sum.map((value) => value / Math.max(1, counts[label]!)));
  const covariance = within(from, means, rows);
  let trace = 0;
  for (let i = 0; i < size; i += 1) trace += covariance[i * size + i]!;
  for (let i = 0; i < covariance.length; i += 1) covariance[i]! *= 1 - shrinkage;
  for (let i = 0; i < size; i += 1) covariance[i * size + i]! += (shrinkage * trace) / size;
  const weights = solveSymmetric(covariance, size, means);
  const bias = weights.map((row, label) => {
    if (counts[label] === 0) return -Infinity;
    return -0.5 * row.reduce((sum, weight, i) => sum + weight * means[label]![i]!, 0);
  });
  return { weights, bias };
}

/** The covariance inside classes; only the lower triangle, which is all the solver reads. */
function within({ size, products, counts }: Scatter, means: Float64Array[], rows: number): Float64Array {
  const covariance = Float64Array.from(products);
  means.forEach((mean, label) => {
    const count = counts[label]!;
    if (count === 0) return;
    for (let i = 0; i < size; i += 1) {
      const scaled = count * mean[i]!;
      const row = i * size;
      for (let j = 0; j <= i; j += 1) covariance[row + j]! -= scaled * mean[j]!;
    }
  });
  return covariance.map((value) => value / rows);
}

/** The score of each class for one row. */
export function scores({ weights, bias }: Discriminant, row: Float32Array): number[] {
  return weights.map((weight, label) => {
    let sum = bias[label]!;
    for (let i = 0; i < row.length; i += 1) sum += weight[i]! * row[i]!;
    return sum;
  });
}
