/** Eigenvalues of a symmetric matrix, and its eigenvectors: `vectors[i * size + k]` is entry i of vector k. */
export interface Eigen {
  values: Float64Array;
  vectors: Float64Array;
}

const MAX_SWEEPS = 30;
const SMALL = 1e-11;

/** Eigen-decomposition by cyclic Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5); overwrites `a`. */
export function eigen(a: Float64Array, size: number): Eigen {
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) vectors[i * size + i] = 1;
  const scale = Math.sqrt(a.reduce((sum, value) => sum + value * value, 0));
  for (let sweep = 0; sweep < MAX_SWEEPS && offDiagonal(a, size) > SMALL * scale; sweep += 1) {
    for (let p = 0; p < size - 1; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(a, vectors, size, p, q);
    }
  }
  return { values: Float64Array.from({ length: size }, (_, i) => a[i * size + i]!), vectors };
}

function offDiagonal(a: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) sum += 2 * a[i * size + j]! ** 2;
  }
  return Math.sqrt(sum);
}

/** Turns the plane of p and q so that the entry between them becomes 0. */
function rotate(a: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const between = a[p * size + q]!;
  if (between === 0) return;
  const theta = (a[q * size + q]! - a[p * size + p]!) / (2 * between);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  turn(a, size, p, q, cosine, sine, 1);
  turn(a, size, p * size, q * size, cosine, sine, 0);
  turn(vectors, size, p, q, cosine, sine, 1);
}

/** Mixes two columns (stride: a whole row) or two rows (stride: one entry) that begin at p and q. */
function turn(
  a: Float64Array,
  size: number,
  p: number,
  q: number,
  cosine: number,
  sine: number,
  columns: 0 | 1,
): void {
  const stride = columns ? size : 1;
  for (let i = 0, at = 0; i < size; i += 1, at += stride) {
    const [left, right] = [a[p + at]!, a[q + at]!];
    a[p + at] = cosine * left - sine * right;
    a[q + at] = sine * left + cosine * right;
  }
}
