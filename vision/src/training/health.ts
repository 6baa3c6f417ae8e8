import { calibrated, calibrationError, type Platt } from '../calibration.js';
import { auroc, fitPlatt } from './fitting.js';
import { difference, margins } from './gate.js';
import { folds, holdOut, scatterAll } from './hold-out.js';
import { discriminant, type Discriminant } from './lda.js';
import { labelled, type Samples } from './samples.js';

const SHRINKAGE = 0.6;

/** Share of right answers, outside the "cannot tell" band, that the band's limits are chosen for. */
const ACCURACY_OUTSIDE_BAND = 0.93;

/** The healthy-or-stressed head, its calibration and "cannot tell" band, and what they do on held-out photos. */
export interface HealthFit {
  head: Discriminant;
  platt: Platt;
  healthy: number;
  stressed: number;
  figures: {
    photos: number;
    accuracy: number;
    auroc: number;
    calibrationError: number;
    answered: number;
    accuracyAnswered: number;
  };
}

/** Fits healthy or stressed from folders whose names end in "healthy", or do not. */
export function fitHealth(samples: Samples): HealthFit {
  const data = labelled(samples, ['healthy', 'stressed'], ({ classId }) =>
    classId.endsWith('healthy') ? 'healthy' : 'stressed',
  );
  const total = scatterAll(data);
  const tested = holdOut(
    data,
    folds(
      5,
      samples.photos.map(({ file }) => file),
    ),
    SHRINKAGE,
    total,
  );
  const [negative, positive] = [margins(tested, 0), margins(tested, 1)];
  const margin = tested.map(({ scores }) => scores[1]! - scores[0]!);
  const platt = fitPlatt(
    margin,
    tested.map(({ label }) => label === 1),
  );
  const answers = tested.map(({ label }, index) => {
    const probability = calibrated(platt, margin[index]!);
    return {
      confidence: Math.max(probability, 1 - probability),
      right: probability >= 0.5 === (label === 1),
    };
  });
  const right = (some: typeof answers) => some.filter((answer) => answer.right).length / some.length;
  let limit = 0.5;
  const answered = () => answers.filter(({ confidence }) => confidence >= limit);
  while (limit < 0.95 && right(answered()) < ACCURACY_OUTSIDE_BAND) limit += 0.01;
  return {
    head: difference(discriminant(total, SHRINKAGE)),
    platt,
    healthy: 1 - limit,
    stressed: limit,
    figures: {
      photos: tested.length,
      accuracy: right(answers),
      auroc: auroc(positive, negative),
      calibrationError: calibrationError(answers),
      answered: answered().length / answers.length,
      accuracyAnswered: right(answered()),
    },
  };
}
