import { eigen } from './eigen.js';
import { whitened, type Discriminant, type Scatter } from './lda.js';

/** How far one photo is evidence of what its class looks like; further views of a photo count as photos here. */
const EVIDENCE = 0.2;

/** Least spread of classes along an axis, in deviations inside classes. */
const MIN_SPREAD = 0.02;

/**
 * A linear layer that compares directions: the score of a class is the length of a photo's features along its mean,
 * both seen from the middle of all classes, in units of the deviation inside classes. The means are moved towards that
 * middle first, along each axis by as much as the number of their photos leaves in doubt: a class with few photos has
 * a mean that lies too far out by chance, and would be overlooked otherwise. (The prior of probabilistic discriminant
 * analysis, Ioffe 2006; the cosine of Dehak and others, Front-end Factor Analysis for Speaker Verification, 2011.)
 * A class without rows gets a bias of -Infinity.
 */
export function directions(from: Scatter, shrinkage: number): Discriminant {
  const { counts, squares, size } = from;
  const { means, weights } = whitened(from, shrinkage);
  const filled = counts.flatMap((count, label) => (count > 0 ? [label] : []));
  const middle = average(filled.map((label) => means[label]!));
  const middleWeight = average(filled.map((label) => weights[label]!));
  const seen = filled.map((label) => weights[label]!.map((value, i) => value - middleWeight[i]!));
  const offsets = filled.map((label) => means[label]!.map((value, i) => value - middle[i]!));
  const photos = filled.map((label) => counts[label]! ** 2 / squares[label]!);
  const mixed = shrunk(inner(seen, offsets), photos);
  const layer: Discriminant = {
    weights: counts.map(() => new Float64Array(size)),
    bias: counts.map(() => -Infinity),
  };
  filled.forEach((label, row) => {
    const weight = layer.weights[label]!;
    seen.forEach((other, column) => {
      const share = mixed[row * filled.length + column]!;
      for (let i = 0; i < size; i += 1) weight[i]! += share * other[i]!;
    });
    layer.bias[label] = -weight.reduce((sum, value, i) => sum + value * middle[i]!, 0);
  });
  return layer;
}

function average(rows: Float64Array[]): Float64Array {
  return rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length);
}

/** All inner products of two lists of rows. */
function inner(left: Float64Array[], right: Float64Array[]): Float64Array {
  return Float64Array.from({ length: left.length ** 2 }, (_, at) => {
    const [a, b] = [left[Math.floor(at / left.length)]!, right[at % left.length]!];
    let sum = 0;
    for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
    return sum;
  });
}

/** How much of each mean goes into each shrunken mean of length 1: a matrix, row by row. `products`: of the means. */
function shrunk(products: Float64Array, photos: number[]): Float64Array {
  const classes = photos.length;
  const { values, vectors } = eigen(products, classes);
  const doubt = photos.reduce((sum, count) => sum + 1 / count, 0) / classes;
  const keeps = photos.map((count) =>
    Float64Array.from(values, (value) => {
      const spread = Math.max(MIN_SPREAD, value / classes - doubt) * EVIDENCE * count;
      return spread / (spread + 1);
    }),
  );
  const mixed = new Float64Array(classes * classes);
  for (let row = 0; row < classes; row += 1) {
    let square = 0;
    const axes = values.map((value, k) => {
      const part = vectors[row * classes + k]! * keeps[row]![k]!;
      square += Math.max(0, value) * part * part;
      return part;
    });
    for (let column = 0; column < classes; column += 1) {
      let sum = 0;
      for (let k = 0; k < classes; k += 1) sum += axes[k]! * vectors[column * classes + k]!;
      mixed[row * classes + column] = sum / (Math.sqrt(square) || 1);
    }
  }
  return mixed;
}
