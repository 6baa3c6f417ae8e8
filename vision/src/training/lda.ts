import { gram, solveSymmetric } from './matrix.js';

/** Sums over labelled rows from which a discriminant can be fitted; sums can be subtracted, which makes folds cheap. */
export interface Scatter {
  size: number;
  /** X'X over all rows, each by its weight. */
  products: Float64Array;
  /** Weighted sum of the rows of each class, and the sum of their weights. */
  sums: Float64Array[];
  counts: number[];
  /** Sum of the squares of these weights. */
  squares: number[];
}

/** A linear layer before rounding: a row of weights and a bias for each class. */
export interface Discriminant {
  weights: Float64Array[];
  bias: number[];
}

/** The sums over rows with labels from 0 to classes - 1; without weights every row counts as 1. */
export function scatter(
  rows: Float32Array[],
  labels: number[],
  classes: number,
  weights: number[] = rows.map(() => 1),
): Scatter {
  const size = rows[0]!.length;
  const sums = Array.from({ length: classes }, () => new Float64Array(size));
  const counts = new Array<number>(classes).fill(0);
  const squares = new Array<number>(classes).fill(0);
  rows.forEach((row, index) => {
    const label = labels[index]!;
    const weight = weights[index]!;
    counts[label]! += weight;
    squares[label]! += weight * weight;
    const sum = sums[label]!;
    for (let i = 0; i < size; i += 1) sum[i]! += weight * row[i]!;
  });
  const isEven = weights.every((weight) => weight === 1);
  const scaled = isEven ? rows : rows.map((row, i) => row.map((value) => value * Math.sqrt(weights[i]!)));
  return { size, products: gram(scaled, size), sums, counts, squares };
}

/** Sums of weights leave a trace of rounding where nothing is left. */
const nearlyNone = (weight: number) => (weight < 1e-6 ? 0 : weight);

/** The sums without those of a part of the rows. */
export function without(all: Scatter, part: Scatter): Scatter {
  return {
    size: all.size,
    products: all.products.map((value, i) => value - part.products[i]!),
    sums: all.sums.map((sum, label) => sum.map((value, i) => value - part.sums[label]![i]!)),
    counts: all.counts.map((count, label) => nearlyNone(count - part.counts[label]!)),
    squares: all.squares.map((square, label) => nearlyNone(square - part.squares[label]!)),
  };
}

/**
 * Linear discriminant analysis: classes are taken for Gaussians of one common covariance, shrunk by `shrinkage`
 * towards a multiple of the identity (Friedman, Regularized Discriminant Analysis, 1989). All classes count as equally
 * common. A class without rows gets a bias of -Infinity and is never chosen.
 */
export function discriminant(from: Scatter, shrinkage: number): Discriminant {
  const { means, weights } = whitened(from, shrinkage);
  const bias = weights.map((row, label) => {
    if (from.counts[label] === 0) return -Infinity;
    return -0.5 * dot(row, means[label]!);
  });
  return { weights, bias };
}

/** The mean of each class (0 for a class without rows), and the inverse of the shrunken covariance times it. */
export function whitened(
  from: Scatter,
  shrinkage: number,
): { means: Float64Array[]; weights: Float64Array[] } {
  const { size, sums, counts } = from;
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const means = sums.map((sum, label) => sum.map((value) => (counts[label] ? value / counts[label] : 0)));
  const covariance = within(from, means, rows);
  let trace = 0;
  for (let i = 0; i < size; i += 1) trace += covariance[i * size + i]!;
  for (let i = 0; i < covariance.length; i += 1) covariance[i]! *= 1 - shrinkage;
  for (let i = 0; i < size; i += 1) covariance[i * size + i]! += (shrinkage * trace) / size;
  return { means, weights: solveSymmetric(covariance, size, means) };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
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
