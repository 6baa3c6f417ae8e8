import { fuse } from '../fusion.js';
import { fitConfidence, type Confidence } from './confidence.js';
import { brier, lowest, type Scored } from './fitting.js';
import { folds, holdOut, scatterAll, type HeldOut, type LabelledRows } from './hold-out.js';
import { directions } from './directions.js';
import type { Discriminant, Scatter } from './lda.js';
import { leaveOut, type Stranger } from './left-out.js';
import type { Photo } from './photos.js';
import type { Roster } from './roster.js';
import { labelled, type Samples } from './samples.js';

/** Found best on left-out sources among 0.1 to 0.4, with little between them. */
const SPECIES_SHRINKAGE = 0.1;

/** A photo counts with n to this power, when its source has n photos of its class: the best of 0, -0.5, -0.75 and -1. */
const SOURCE_POWER = -0.5;

const FOLDS = 5;

/** Photos scored by heads that never saw their source. */
export interface HeldOutSpecies {
  /** The sums of everything. */
  total: Scatter;
  data: LabelledRows;
  strangers: Stranger[];
}

/** What turns scores into words, fitted on photos of strangers. */
export interface Words {
  strangers: Stranger[];
  confidence: Confidence;
  severalPhotos: number;
}

/** The species head, and how it does on photos of sources that it did not see. */
export interface SpeciesFit extends HeldOutSpecies, Words {
  head: Discriminant;
}

/** How much each photo counts, so that a source with many photos of a class does not decide alone what it looks like. */
function sourceWeights(photos: Photo[]): number[] {
  const counts = new Map<string, number>();
  const nameOf = ({ classId, source }: Photo) => `${classId} ${source}`;
  for (const photo of photos) counts.set(nameOf(photo), (counts.get(nameOf(photo)) ?? 0) + 1);
  return photos.map((photo) => counts.get(nameOf(photo))! ** SOURCE_POWER);
}

/** Scores the photos of small sources by heads that saw neither them nor their source. */
export function heldOutSpecies(
  samples: Samples,
  { known, others }: Roster,
  shrinkage: number,
): HeldOutSpecies {
  const named = labelled(samples, [...known, ...others], ({ classId }) => classId);
  const data = { ...named, weights: sourceWeights(samples.photos) };
  const total = scatterAll(data);
  const strangers = leaveOut(data, samples.photos, known.length, shrinkage, total);
  return { total, data, strangers };
}

/** Scores photos by heads that saw their source, but not them; plants of the list only. */
export function sameSources({ total, data }: HeldOutSpecies, { known }: Roster): HeldOut[] {
  const random = folds(
    FOLDS,
    data.rows.map((_, index) => `${index}`),
  );
  return holdOut(data, random, SPECIES_SHRINKAGE, total, directions)
    .filter(({ label }) => label < known.length)
    .map(({ scores, ...photo }) => ({ ...photo, scores: scores.slice(0, known.length) }));
}

/** Fits the species head on everything, and its confidence on photos of strangers. */
export function fitSpecies(samples: Samples, roster: Roster): SpeciesFit {
  const held = heldOutSpecies(samples, roster, SPECIES_SHRINKAGE);
  return {
    ...held,
    ...fitWords(held.strangers, roster),
    head: directions(held.total, SPECIES_SHRINKAGE),
  };
}

/** Fits confidences and cut-offs on photos of strangers. */
export function fitWords(strangers: Stranger[], { known }: Roster): Words {
  const confidence = fitConfidence(strangers, known);
  const groups = inThrees(strangers.filter(({ label }) => label >= 0));
  const severalPhotos = lowest((power) => brier(fused(groups, power), confidence.sharpness), 0, 1, 12);
  return { strangers, confidence, severalPhotos };
}

/** Photos of one class and of different sources taken three at a time: harder than three photos of one plant. */
export function inThrees(photos: Stranger[]): Stranger[][] {
  const groups = new Map<number, Stranger[]>();
  for (const photo of photos) groups.set(photo.label, [...(groups.get(photo.label) ?? []), photo]);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.floor(group.length / 3) }, (_, at) => group.slice(3 * at, 3 * at + 3)),
  );
}

/** Groups of photos fused as the classifier does it. */
export function fused(groups: Stranger[][], severalPhotos: number): Scored[] {
  return groups.map((group) => ({
    scores: fuse(
      group.map((photo) => ({ species: photo.scores, plant: 0, health: 0 })),
      severalPhotos,
    ).species,
    label: group[0]!.label,
  }));
}
