import { calibrated, softmax, type Platt } from '../calibration.js';
import { knownProbability, type KnownRule } from '../rejection.js';
import { auroc, fitLogistic, fitPlatt, quantile } from './fitting.js';
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

/** The "not in our list" rule, its cut-off and what it does. */
export interface KnownFit {
  rule: KnownRule;
  threshold: number;
  figures: {
    auroc: number;
    knownRightKept: number;
    knownKept: number;
    wildPlantsCaught: number;
    leftOutClassesCaught: number;
  };
}

/** Fits the rule on known plants of left-out sources against plants of no known species. */
export function fitKnown(
  known: HeldOut[],
  wild: number[][],
  leftOutClasses: number[][],
  sharpness: number,
): KnownFit {
  const signs = (scores: number[]): [number, number] => [
    Math.max(...softmax(scores, sharpness)),
    Math.max(...scores),
  ];
  const logit = (p: number) => Math.log(Math.min(1 - 1e-6, p) / (1 - Math.min(1 - 1e-6, p)));
  const all = [...known.map(({ scores }) => scores), ...wild].map(signs);
  const [confidence, score, offset] = fitLogistic(
    all.map(([sure, best]) => [logit(sure), best]),
    all.map((_, index) => index < known.length),
  );
  const rule: KnownRule = { confidence: confidence!, score: score!, offset: offset! };
  const probability = (scores: number[]) => knownProbability(...signs(scores), rule);
  const ours = known.map(({ scores }) => probability(scores));
  const right = known
    .filter(({ scores, label }) => Math.max(...scores) === scores[label])
    .map(({ scores }) => probability(scores));
  const theirs = wild.map(probability);
  const threshold = quantile(right, 1 - KEEP_RIGHT);
  return {
    rule,
    threshold,
    figures: {
      auroc: auroc(ours, theirs),
      knownRightKept: 1 - shareBelow(right, threshold),
      knownKept: 1 - shareBelow(ours, threshold),
      wildPlantsCaught: shareBelow(theirs, threshold),
      leftOutClassesCaught: shareBelow(leftOutClasses.map(probability), threshold),
    },
  };
}
