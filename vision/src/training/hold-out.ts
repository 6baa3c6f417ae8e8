import { discriminant, scatter, scores, without, type Scatter } from './lda.js';
import type { Scored } from './fitting.js';
import { seededRandom } from './random.js';

/** Labelled rows; `copies` are further rows of the same photos (degraded, mirrored) that are only trained on. */
export interface LabelledRows {
  rows: Float32Array[];
  copies: Float32Array[][];
  labels: number[];
  classes: number;
  /** How much each photo counts; all the same where there are none. */
  weights?: number[];
}

/** A photo scored by a head that never saw it, with its place among the rows. */
export interface HeldOut extends Scored {
  index: number;
}

/** The sums over some of the photos and their copies. */
export function scatterOf(data: LabelledRows, chosen: number[]): Scatter {
  const { rows, copies, labels, classes, weights = rows.map(() => 1) } = data;
  const views = [rows, ...copies];
  const pick = <T>(values: T[]) => chosen.map((index) => values[index]!);
  const repeated = <T>(values: T[]) => views.flatMap(() => pick(values));
  return scatter(views.flatMap(pick), repeated(labels), classes, repeated(weights));
}

/** The sums over everything, for the final head and for holdOut. */
export function scatterAll(data: LabelledRows): Scatter {
  return scatterOf(data, [...data.rows.keys()]);
}

/**
 * Scores each photo with a head fitted without any photo of its group (its source, or its fold). A photo whose class
 * has no photo outside the group cannot be tested and is left out.
 */
export function holdOut(
  data: LabelledRows,
  groups: string[],
  shrinkage: number,
  total = scatterAll(data),
  fit = discriminant,
): HeldOut[] {
  return [...new Set(groups)].sort().flatMap((group) => {
    const inside = groups.flatMap((name, index) => (name === group ? [index] : []));
    const outside = new Set(data.labels.filter((_, index) => groups[index] !== group));
    const tested = inside.filter((index) => outside.has(data.labels[index]!));
    if (tested.length === 0) return [];
    const head = fit(without(total, scatterOf(data, inside)), shrinkage);
    return tested.map((index) => ({
      index,
      label: data.labels[index]!,
      scores: scores(head, data.rows[index]!),
    }));
  });
}

/** Names of equally large random folds, the same in every run. */
export function folds(count: number, names: string[]): string[] {
  const random = seededRandom('folds');
  return names
    .map((_, index) => ({ index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }, place) => ({ index, fold: `fold ${place % count}` }))
    .sort((a, b) => a.index - b.index)
    .map(({ fold }) => fold);
}
