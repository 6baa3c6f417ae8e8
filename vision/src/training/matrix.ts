import * as tf from '@tensorflow/tfjs-core';

/** Rows transposed × rows (X'X), as 64-bit sums over blocks of rows. */
export function gram(rows: Float32Array[], size: number): Float64Array {
  const sum = new Float64Array(size * size);
  const BLOCK = 512;
  for (let at = 0; at < rows.length; at += BLOCK) {
    const part = product(rows.slice(at, at + BLOCK), size);
    for (let i = 0; i < sum.length; i += 1) sum[i]! += part[i]!;
  }
  return sum;
}

/** X'X of some rows. They are transposed here: tfjs is only fast with matrices as they lie. */
function product(rows: Float32Array[], size: number): Float32Array {
  const flat = new Float32Array(rows.length * size);
  rows.forEach((row, index) => flat.set(row, index * size));
  return multiply(transposed(rows), flat, [size, rows.length, size]);
}

function transposed(rows: Float32Array[]): Float32Array {
  const turned = new Float32Array(rows.length * rows[0]!.length);
  rows.forEach((row, index) => {
    for (let i = 0; i < row.length; i += 1) turned[i * rows.length + index] = row[i]!;
  });
  return turned;
}

/** An m × k matrix times a k × n one. The result leaves tidy as a tensor, since tidy looks into whatever it is given. */
function multiply(a: Float32Array, b: Float32Array, [m, k, n]: [number, number, number]): Float32Array {
  const result = tf.tidy(() => tf.matMul(tf.tensor2d(a, [m, k]), tf.tensor2d(b, [k, n])));
  const values = result.dataSync<'float32'>();
  result.dispose();
  return values;
}

/**
 * Solves A X = B for a symmetric positive definite A (size × size, lower triangle, overwritten) and several right
 * sides, by Cholesky in blocks of columns. Throws RangeError when A is not positive definite.
 */
export function solveSymmetric(a: Float64Array, size: number, rightSides: Float64Array[]): Float64Array[] {
  const BLOCK = 192;
  for (let start = 0; start < size; start += BLOCK) {
    const end = Math.min(size, start + BLOCK);
    subtractKnown(a, size, start, end);
    factorBlock(a, size, start, end);
  }
  return rightSides.map((side) => substitute(a, size, side));
}

/** Takes from columns start to end what the finished columns before them contribute: nearly all the work there is. */
function subtractKnown(a: Float64Array, size: number, start: number, end: number): void {
  if (start === 0) return;
  const left = new Float32Array((size - start) * start);
  for (let i = start; i < size; i += 1) left.set(a.subarray(i * size, i * size + start), (i - start) * start);
  const width = end - start;
  const top = Array.from({ length: width }, (_, row) => left.subarray(row * start, (row + 1) * start));
  const known = multiply(left, transposed(top), [size - start, start, width]);
  for (let i = start; i < size; i += 1) {
    for (let j = 0; j < width; j += 1) a[i * size + start + j]! -= known[(i - start) * width + j]!;
  }
}

function factorBlock(a: Float64Array, size: number, start: number, end: number): void {
  for (let i = start; i < size; i += 1) {
    const row = a.subarray(i * size + start, i * size + end);
    for (let j = 0; j < Math.min(i - start + 1, end - start); j += 1) {
      const other = a.subarray((start + j) * size + start, (start + j) * size + end);
      const rest = row[j]! - dot(row, other, j);
      if (start + j < i) row[j] = rest / other[j]!;
      else if (rest > 0) row[j] = Math.sqrt(rest);
      else throw new RangeError('The matrix is not positive definite');
    }
  }
}

function substitute(lower: Float64Array, size: number, side: Float64Array): Float64Array {
  const x = Float64Array.from(side);
  for (let i = 0; i < size; i += 1) {
    const row = lower.subarray(i * size, i * size + i + 1);
    x[i] = (x[i]! - dot(row, x, i)) / row[i]!;
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    const row = lower.subarray(i * size, i * size + i + 1);
    x[i]! /= row[i]!;
    for (let j = 0; j < i; j += 1) x[j]! -= row[j]! * x[i]!;
  }
  return x;
}

/** Four running sums keep the processor's pipeline full; it is three times as fast as one. */
function dot(a: Float64Array, b: Float64Array, length: number): number {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    s0 += a[i]! * b[i]!;
    s1 += a[i + 1]! * b[i + 1]!;
    s2 += a[i + 2]! * b[i + 2]!;
    s3 += a[i + 3]! * b[i + 3]!;
  }
  for (; i < length; i += 1) s0 += a[i]! * b[i]!;
  return s0 + s1 + s2 + s3;
}
