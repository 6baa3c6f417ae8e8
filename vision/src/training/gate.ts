import { calibrated, type Platt } from '../calibration.js';
import { auroc, fitPlatt, quantile } from './fitting.js';
import { holdOut, scatterAll, type HeldOut } from './hold-out.js';
import { discriminant, type Discriminant } from './lda.js';
import { foldNamed } from './left-out.js';
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

/** Fits plant or not. Each plant is scored by a head that never saw its source, in five folds. */
export function fitPlant(plants: Samples, others: Samples): PlantFit {
  const both = joined(plants, others);
  const data = labelled(both, ['not', 'plant'], () => 'plant');
  data.labels.fill(0, plants.rows.length);
  const groups = both.photos.map(({ source, file }, index) =>
    foldNamed(index < plants.rows.length ? source : file),
  );
  const total = scatterAll(data);
  const tested = holdOut(data, groups.map(String), SHRINKAGE, total);
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
