import { fuse } from '../fusion.js';
import { brier, fitSharpness, lowest, type Scored } from './fitting.js';
import { folds, holdOut, scatterAll, type HeldOut } from './hold-out.js';
import { discriminant, scores, type Discriminant, type Scatter } from './lda.js';
import { labelled, type Samples } from './samples.js';

/** Found best on left-out sources among 0.05 to 0.5. */
const SPECIES_SHRINKAGE = 0.2;

const FOLDS = 5;

/** The species head, and how it does on photos that it did not see. */
export interface SpeciesFit {
  head: Discriminant;
  /** The sums it was fitted from. */
  scatter: Scatter;
  /** Each photo scored without the other photos of its source, and without its fold. */
  leftOutSources: HeldOut[];
  sameSources: HeldOut[];
  /** What calibration is fitted on: left-out sources, or folds when each class has one source only. */
  strangers: HeldOut[];
  sharpness: number;
  severalPhotos: number;
}

/** Both ways of scoring photos by heads that never saw them: without their fold, and without their whole source. */
export function heldOutSpecies(samples: Samples, classIds: string[]) {
  const data = labelled(samples, classIds, ({ classId }) => classId);
  const total = scatterAll(data);
  const sources = samples.photos.map(({ source }) => source);
  return {
    total,
    sameSources: holdOut(data, folds(FOLDS, sources), SPECIES_SHRINKAGE, total),
    leftOutSources: holdOut(data, sources, SPECIES_SHRINKAGE, total),
  };
}

/** Fits the species head on everything, and its calibration on photos of strangers. */
export function fitSpecies(samples: Samples, classIds: string[]): SpeciesFit {
  const { total, sameSources, leftOutSources } = heldOutSpecies(samples, classIds);
  const strangers = leftOutSources.length > 0 ? leftOutSources : sameSources;
  const sharpness = fitSharpness(strangers);
  const groups = inThrees(strangers, ({ index, label }) => `${samples.photos[index]!.source} ${label}`);
  const severalPhotos = lowest((power) => brier(fused(groups, power), sharpness), 0, 1, 12);
  return {
    head: discriminant(total, SPECIES_SHRINKAGE),
    scatter: total,
    leftOutSources,
    sameSources,
    strangers,
    sharpness,
    severalPhotos,
  };
}

/** Photos of one class and source taken three at a time, standing in for three photos of one plant. */
export function inThrees(photos: HeldOut[], nameOf: (photo: HeldOut) => string): HeldOut[][] {
  const groups = new Map<string, HeldOut[]>();
  for (const photo of photos) groups.set(nameOf(photo), [...(groups.get(nameOf(photo)) ?? []), photo]);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.floor(group.length / 3) }, (_, at) => group.slice(3 * at, 3 * at + 3)),
  );
}

/** Groups of photos fused as the classifier does it. */
export function fused(groups: HeldOut[][], severalPhotos: number): Scored[] {
  return groups.map((group) => ({
    scores: fuse(
      group.map((photo) => ({ species: photo.scores, plant: 0, health: 0 })),
      severalPhotos,
    ).species,
    label: group[0]!.label,
  }));
}

/** Photos of classes scored by heads that were trained without these classes: plants "not in our list". */
export function strangersScores(samples: Samples, classIds: string[]): number[][] {
  const data = labelled(samples, classIds, ({ classId }) => classId);
  const foldOfClass = folds(FOLDS, classIds);
  return [...new Set(foldOfClass)].flatMap((fold) => {
    const out = (index: number) => foldOfClass[data.labels[index]!] === fold;
    const keep = [...data.rows.keys()].filter((index) => !out(index));
    const pick = <T>(values: T[]) => keep.map((index) => values[index]!);
    const rest = { ...data, rows: pick(data.rows), copies: data.copies.map(pick), labels: pick(data.labels) };
    const head = discriminant(scatterAll(rest), SPECIES_SHRINKAGE);
    return data.rows.filter((_, index) => out(index)).map((row) => scores(head, row));
  });
}
