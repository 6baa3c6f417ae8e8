import type { BackboneFiles } from './backbone-files.js';
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

/** A second network, and what turns its look into scores. */
export interface SecondLook {
  backbone: BackboneFiles;
  head: SecondJson;
}

/** A second look ready for use. */
export interface Second {
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

/** What one network sees of a photo: as it is, and mirrored. */
export type BothWays<Seen> = [asItIs: Seen, mirrored: Seen];

/**
 * The scores of one photo by both networks: those of the first, and the features that the second one sees. What is said of species is the
 * mean of both ways to see it; everything else comes from the first network and the photo as it is.
 */
export function withSecond(
  first: BothWays<PhotoScores>,
  features: BothWays<Float32Array>,
  { mean, deviation, species }: Second,
): PhotoScores {
  const own = averaged(first.map((seen) => seen.species));
  const further = apply(species, averaged(features.map((seen) => standardised(seen, mean, deviation))));
  return { ...first[0], species: added(own, further) };
}

/** The mean of lists of numbers. */
export const averaged = (lists: ArrayLike<number>[]): number[] =>
  Array.from(lists[0]!, (_, at) => lists.reduce((sum, list) => sum + list[at]!, 0) / lists.length);

/** The scores of two networks together: both are in units of their own deviation, and count the same. */
export const added = (first: number[], second: number[]): number[] =>
  first.map((score, at) => score + second[at]!);
