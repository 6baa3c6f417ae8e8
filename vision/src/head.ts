import { floatsFromBase64 } from './base64.js';
import type { Evidence, FirstAnswer, Platt } from './calibration.js';
import type { SureGroups } from './groups.js';
import { decodeLinear, type Linear, type LinearJson } from './linear.js';
import type { Thresholds } from './rejection.js';

/** What training writes to model/head.json and everything else reads. */
export interface HeadJson {
  version: 2;
  /** Folder names of the training photos, in the order of the species layer's first outputs. */
  classIds: string[];
  /** Those that may be answered surely: shown on photos of at least three sources that had no part in training. */
  sureClasses: string[];
  /** The groups of plants of which the same was shown, and the evidence from which on each is named. */
  sureGroups: SureGroups;
  /** Mean and deviation of each feature's square root over the training photos (base64 floats). */
  mean: string;
  deviation: string;
  /** One output for each class, and then one for each kind of other plants, which are never named. */
  species: LinearJson;
  plant: LinearJson;
  health: LinearJson;
  calibration: Calibration;
  thresholds: Thresholds;
}

/** Numbers fitted on photos that were left out of training, by source (species) or by fold (the others). */
export interface Calibration {
  /** Species scores are multiplied by this before the softmax: the inverse of a temperature. */
  sharpness: number;
  /** How much surer n photos of one plant make us than their average: n to this power. */
  severalPhotos: number;
  first: FirstAnswer;
  evidence: Evidence;
  plant: Platt;
  health: Platt;
}

/** A head ready for use. */
export interface Head {
  classIds: string[];
  sureClasses: Set<string>;
  sureGroups: SureGroups;
  mean: Float32Array;
  deviation: Float32Array;
  species: Linear;
  plant: Linear;
  health: Linear;
  calibration: Calibration;
  thresholds: Thresholds;
}

/** The head of a parsed head.json; throws RangeError when its parts do not fit each other. */
export function decodeHead(json: HeadJson): Head {
  const head: Head = {
    classIds: json.classIds,
    sureClasses: new Set(json.sureClasses),
    sureGroups: json.sureGroups,
    mean: floatsFromBase64(json.mean),
    deviation: floatsFromBase64(json.deviation),
    species: decodeLinear(json.species),
    plant: decodeLinear(json.plant),
    health: decodeLinear(json.health),
    calibration: json.calibration,
    thresholds: json.thresholds,
  };
  const inputs = head.mean.length;
  const fits = ({ weights, bias, scale }: Linear, outputs: number) =>
    bias.length === outputs && scale.length === outputs && weights.length === outputs * inputs;
  const all = head.species.bias.length;
  const isWhole = all >= json.classIds.length && fits(head.species, all) && fits(head.plant, 1);
  if (!isWhole || !fits(head.health, 1)) throw new RangeError('The parts of this head do not fit each other');
  return head;
}
