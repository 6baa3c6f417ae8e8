import { calibrated, type Platt } from '../calibration.js';
import { auroc, fitPlatt, quantile } from './fitting.js';
import { difference, margins } from './gate.js';
import { folds, holdOut, scatterAll } from './hold-out.js';
import { discriminant, scores, type Discriminant, type Scatter } from './lda.js';
import { labelled, type Samples } from './samples.js';

const SHRINKAGE = 0.1;

/** Share of the covariance that is borrowed from the species photos. */
const BORROWED = 0.8;

/** Share of photos of other sources that may be called stressed, and of wilted plants that may be called healthy. */
const FALSE_ALARMS = 0.05;
const OVERLOOKED = 0.1;

/** Every so manieth photo of the other sources takes part in the calibration; about one in six is then stressed. */
const EVERY = 4;

/** Shares of a kind of photos that get each answer. */
export interface HealthAnswers {
  photos: number;
  healthy: number;
  unsure: number;
  stressed: number;
}

/** The healthy-or-stressed head, its calibration and "cannot tell" band, and what they do on held-out photos. */
export interface HealthFit {
  head: Discriminant;
  platt: Platt;
  healthy: number;
  stressed: number;
  figures: {
    /** Of the photos whose health is known, scored by folds. */
    accuracy: number;
    auroc: number;
    healthyPlants: HealthAnswers;
    stressedPlants: HealthAnswers;
    /** The species photos, of other sources; nearly all of them show healthy plants. */
    otherSources: HealthAnswers;
  };
}

/** The sums of both, those of `borrowed` scaled to a weight of `share` and their classes coming after the first two. */
function withBorrowed(own: Scatter, borrowed: Scatter, share: number): Scatter {
  const rows = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const scale = ((share / (1 - share)) * rows(own.counts)) / rows(borrowed.counts);
  return {
    size: own.size,
    products: own.products.map((value, i) => value + scale * borrowed.products[i]!),
    sums: [...own.sums.slice(0, 2), ...borrowed.sums.map((sum) => sum.map((value) => scale * value))],
    counts: [...own.counts.slice(0, 2), ...borrowed.counts.map((count) => scale * count)],
    squares: [...own.squares.slice(0, 2), ...borrowed.squares.map((square) => scale * scale * square)],
  };
}

/**
 * Fits healthy or stressed from folders whose names end in "healthy", or do not. They come from one source, so most of
 * the covariance is borrowed from the species photos (`borrowed` are their sums): a cut-off that calls one in twenty plants
 * of other sources stressed then finds half of the wilted ones instead of three in ten.
 */
export function fitHealth(samples: Samples, species: Samples, borrowed: Scatter): HealthFit {
  const named = labelled(samples, ['healthy', 'stressed'], ({ classId }) =>
    classId.endsWith('healthy') ? 'healthy' : 'stressed',
  );
  const data = { ...named, classes: 2 + borrowed.counts.length };
  const total = withBorrowed(scatterAll(data), borrowed, BORROWED);
  const names = samples.photos.map(({ file }) => file);
  const tested = holdOut(data, folds(5, names), SHRINKAGE, total);
  const [well, ill] = [margins(tested, 0), margins(tested, 1)];
  const all = discriminant(total, SHRINKAGE);
  const head = difference({ weights: all.weights.slice(0, 2), bias: all.bias.slice(0, 2) });
  const others = species.rows.map((row) => scores(head, row)[0]!);
  const calm = [...well, ...others.filter((_, index) => index % EVERY === 0)];
  const platt = fitPlatt([...calm, ...ill], [...calm.map(() => false), ...ill.map(() => true)]);
  const stressed = calibrated(platt, quantile(others, 1 - FALSE_ALARMS));
  const healthy = Math.min(stressed, calibrated(platt, quantile(ill, OVERLOOKED)));
  const answers = (margin: number[]): HealthAnswers => {
    const probabilities = margin.map((score) => calibrated(platt, score));
    const share = (is: (p: number) => boolean) => probabilities.filter(is).length / probabilities.length;
    const [low, high] = [share((p) => p <= healthy), share((p) => p >= stressed)];
    return { photos: margin.length, healthy: low, unsure: 1 - low - high, stressed: high };
  };
  const right = well.filter((score) => score < 0).length + ill.filter((score) => score >= 0).length;
  return {
    head,
    platt,
    healthy,
    stressed,
    figures: {
      accuracy: right / tested.length,
      auroc: auroc(ill, well),
      healthyPlants: answers(well),
      stressedPlants: answers(ill),
      otherSources: answers(others),
    },
  };
}
