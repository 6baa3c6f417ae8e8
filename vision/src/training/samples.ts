import { standardised } from '../features.js';
import { extractFeatures, type Extraction } from './extract.js';
import type { LabelledRows } from './hold-out.js';
import type { Photo } from './photos.js';
import type { View } from './views.js';

/** Photos with their features: how each looks plain, and further rows for its copies. */
export interface Samples {
  photos: Photo[];
  rows: Float32Array[];
  copies: Float32Array[][];
}

/** Mean and deviation of the square root of each feature. */
export interface Scaling {
  mean: Float32Array;
  deviation: Float32Array;
}

/** Extracts (or reads from the cache) the features of photos: plain, and once more for each view in `copies`. */
export async function sample(photos: Photo[], copies: View[], kept: Extraction): Promise<Samples> {
  const files = photos.map(({ file }) => file);
  const rows = await extractFeatures(files, 'plain', kept);
  const further: Float32Array[][] = [];
  for (const view of copies) further.push(await extractFeatures(files, view, kept));
  return { photos, rows, copies: further };
}

/** The scaling under which these rows have mean 0 and deviation 1. */
export function scalingOf(rows: Float32Array[]): Scaling {
  const size = rows[0]!.length;
  const sum = new Float64Array(size);
  const squares = new Float64Array(size);
  for (const row of rows) {
    for (let i = 0; i < size; i += 1) {
      const value = Math.max(0, row[i]!);
      sum[i]! += Math.sqrt(value);
      squares[i]! += value;
    }
  }
  const mean = Float32Array.from(sum, (value) => value / rows.length);
  // A floor for channels that hardly ever answer, whose noise would be blown up otherwise.
  const deviation = Float32Array.from(squares, (value, i) => {
    return Math.sqrt(Math.max(0, value / rows.length - (sum[i]! / rows.length) ** 2)) + 1e-3;
  });
  return { mean, deviation };
}

/** The samples with every row standardised. */
export function scaled({ photos, rows, copies }: Samples, { mean, deviation }: Scaling): Samples {
  const all = (some: Float32Array[]) => some.map((row) => standardised(row, mean, deviation));
  return { photos, rows: all(rows), copies: copies.map(all) };
}

/** Samples one after the other; they must have the same number of copies. */
export function joined(...parts: Samples[]): Samples {
  return {
    photos: parts.flatMap(({ photos }) => photos),
    rows: parts.flatMap(({ rows }) => rows),
    copies: parts[0]!.copies.map((_, view) => parts.flatMap(({ copies }) => copies[view]!)),
  };
}

/** Samples with their labels, as the discriminant wants them. */
export function labelled(
  { photos, rows, copies }: Samples,
  names: string[],
  name: (photo: Photo) => string,
): LabelledRows {
  const labels = photos.map((photo) => names.indexOf(name(photo)));
  return { rows, copies, labels, classes: names.length };
}

/** The samples of one class. */
export function ofClass(samples: Samples, classId: string): Samples {
  return ofClasses(samples, [classId]);
}

/** The samples of some classes. */
export function ofClasses({ photos, rows, copies }: Samples, classIds: string[]): Samples {
  const pick = <T>(values: T[]) => values.filter((_, index) => classIds.includes(photos[index]!.classId));
  return { photos: pick(photos), rows: pick(rows), copies: copies.map(pick) };
}
