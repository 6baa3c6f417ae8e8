import { floatsFromBase64 } from './base64.js';
import { standardised } from './features.js';
import type { PhotoScores } from './fusion.js';
import type { Calibration, Head } from './head.js';
import type { SureGroups } from './groups.js';
import { apply, decodeLinear, type Linear, type LinearJson } from './linear.js';
import type { Thresholds } from './rejection.js';

/** What training writes to model/second.json: how a second network sees the species, and what both say together. */
export interface SecondJson {
  version: 1;
  /** The second network's scores are multiplied by this and added to the first one's. */
  weight: number;
  /** Mean and deviation of each feature's square root over the training photos (base64 floats). */
  mean: string;
  deviation: string;
  /** The same outputs as those of the first head's species layer. */
  species: LinearJson;
  /** Of the sums, as in the first head. */
  sureClasses: string[];
  sureGroups: SureGroups;
  calibration: Pick<Calibration, 'sharpness' | 'severalPhotos' | 'first' | 'evidence'>;
  thresholds: Pick<Thresholds, 'known' | 'sure'>;
}

/** A second look ready for use. */
export interface Second {
  weight: number;
  mean: Float32Array;
  deviation: Float32Array;
  species: Linear;
  /** The first head with what was fitted on the sums. */
  both: Head;
}

/** The second look of a parsed second.json beside a first head; throws RangeError when they do not fit each other. */
export function decodeSecond(json: SecondJson, first: Head): Second {
  const species = decodeLinear(json.species);
  const [mean, deviation] = [floatsFromBase64(json.mean), floatsFromBase64(json.deviation)];
  const outputs = first.species.bias.length;
  if (species.bias.length !== outputs || species.weights.length !== outputs * mean.length) {
    throw new RangeError('The second look does not fit the head');
  }
  return {
    weight: json.weight,
    mean,
    deviation,
    species,
    both: {
      ...first,
      sureClasses: new Set(json.sureClasses),
      sureGroups: json.sureGroups,
      calibration: { ...first.calibration, ...json.calibration },
      thresholds: { ...first.thresholds, ...json.thresholds },
    },
  };
}

/** The scores of one photo by both networks: those of the first, and the features that the second one sees. */
export function withSecond(
  first: PhotoScores,
  features: Float32Array,
  { weight, mean, deviation, species }: Second,
): PhotoScores {
  const further = apply(species, standardised(features, mean, deviation));
  return { ...first, species: first.species.map((score, at) => score + weight * further[at]!) };
}
