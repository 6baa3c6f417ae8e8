import { calibrated, softmax, type Platt } from '../calibration.js';
import { auroc, fitPlatt, quantile, type Scored } from './fitting.js';
import { holdOut, scatterAll, type HeldOut } from './hold-out.js';
import { discriminant, type Discriminant } from './lda.js';
import { joined, labelled, type Samples } from './samples.js';

const SHRINKAGE = 0.2;

/** Share of plant photos of unseen sources that pass without a warning, and that are not refused. */
const PASS_UNWARNED = 0.95;
const PASS = 0.997;

/** The plant-or-not head, its calibration and cut-offs, and what they do on photos held out by source. */
export interface PlantFit {
  head: Discriminant;
  platt: Platt;
  plantWarning: number;
  plantRefusal: number;
  figures: {
    plants: number;
    others: number;
    auroc: number;
    plantsWarned: number;
    plantsRefused: number;
    othersWarned: number;
    othersRefused: number;
  };
}

/** A two-class discriminant as one score: the difference of its two rows. */
export function difference({ weights: [no, yes], bias }: Discriminant): Discriminant {
  return { weights: [yes!.map((weight, i) => weight - no![i]!)], bias: [bias[1]! - bias[0]!] };
}

/** Scores of a two-class head as one number each. */
export function margins(photos: HeldOut[], label: number): number[] {
  return photos.filter((photo) => photo.label === label).map(({ scores }) => scores[1]! - scores[0]!);
}

function shareBelow(values: number[], limit: number): number {
  return values.filter((value) => value < limit).length / values.length;
}

/** Fits plant or not. Each source of plants is scored by a head that never saw that source. */
export function fitPlant(plants: Samples, others: Samples): PlantFit {
  const both = joined(plants, others);
  const data = labelled(both, ['not', 'plant'], () => 'plant');
  data.labels.fill(0, plants.rows.length);
  const sources = [...new Set(plants.photos.map(({ source }) => source))];
  const groups = both.photos.map(({ source }, index) =>
    index < plants.rows.length ? source : sources[index % sources.length]!,
  );
  const total = scatterAll(data);
  const tested = holdOut(data, groups, SHRINKAGE, total);
  const [negative, positive] = [margins(tested, 0), margins(tested, 1)];
  const platt = fitPlatt(
    [...negative, ...positive],
    [...negative.map(() => false), ...positive.map(() => true)],
  );
  const [no, yes] = [negative, positive].map((side) => side.map((score) => calibrated(platt, score))) as [
    number[],
    number[],
  ];
  const plantWarning = quantile(yes, 1 - PASS_UNWARNED);
  const plantRefusal = quantile(yes, 1 - PASS);
  return {
    head: difference(discriminant(total, SHRINKAGE)),
    platt,
    plantWarning,
    plantRefusal,
    figures: {
      plants: yes.length,
      others: no.length,
      auroc: auroc(positive, negative),
      plantsWarned: shareBelow(yes, plantWarning),
      plantsRefused: shareBelow(yes, plantRefusal),
      othersWarned: shareBelow(no, plantWarning),
      othersRefused: shareBelow(no, plantRefusal),
    },
  };
}

/** Share of the rightly named photos of left-out sources that keep their answer. */
const KEEP_RIGHT = 0.9;

/** The cut-off of "not in our list", and what it does. */
export interface KnownFit {
  threshold: number;
  figures: {
    /** Known plants of left-out sources against wild plants, and against plants whose class was left out of training. */
    aurocWildPlants: number;
    aurocLeftOutClasses: number;
    knownRightKept: number;
    knownKept: number;
    wildPlantsCaught: number;
    leftOutClassesCaught: number;
  };
}

/** How sure the best answer is, and whether it is the right one. */
function best({ scores, label }: Scored, sharpness: number): { confidence: number; right: boolean } {
  return { confidence: sureness(scores, sharpness), right: Math.max(...scores) === scores[label] };
}

function sureness(scores: number[], sharpness: number): number {
  return Math.max(...softmax(scores, sharpness));
}

/** The confidence that most of the rightly named photos reach; below it an answer is "not in our list". */
export function knownThreshold(known: Scored[], sharpness: number): number {
  const right = known.map((photo) => best(photo, sharpness)).filter((answer) => answer.right);
  return quantile(
    right.map(({ confidence }) => confidence),
    1 - KEEP_RIGHT,
  );
}

/**
 * What the cut-off does to known plants of unseen sources and to plants of no known species. How unusual the features
 * are is left out on purpose: it tells wild photos from tidy ones, not unknown plants from known ones.
 */
export function fitKnown(
  known: Scored[],
  wild: number[][],
  leftOutClasses: number[][],
  sharpness: number,
): KnownFit {
  const threshold = knownThreshold(known, sharpness);
  const answers = known.map((photo) => best(photo, sharpness));
  const ours = answers.map(({ confidence }) => confidence);
  const right = ours.filter((_, index) => answers[index]!.right);
  const theirs = wild.map((scores) => sureness(scores, sharpness));
  const leftOut = leftOutClasses.map((scores) => sureness(scores, sharpness));
  return {
    threshold,
    figures: {
      aurocWildPlants: auroc(ours, theirs),
      aurocLeftOutClasses: auroc(ours, leftOut),
      knownRightKept: 1 - shareBelow(right, threshold),
      knownKept: 1 - shareBelow(ours, threshold),
      wildPlantsCaught: shareBelow(theirs, threshold),
      leftOutClassesCaught: shareBelow(leftOut, threshold),
    },
  };
}
