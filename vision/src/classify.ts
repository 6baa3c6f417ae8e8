import { loadBackbone, type Backbone, type BackboneFiles, type WasmPaths } from './backbone.js';
import { softmax, weighed } from './calibration.js';
import { standardised } from './features.js';
import { fuse, type PhotoScores } from './fusion.js';
import { decodeHead, type Calibration, type Head, type HeadJson } from './head.js';
import { apply } from './linear.js';
import type { Pixels } from './pixels.js';
import { judgeHealth, judgePlant, type HealthVerdict, type PlantVerdict } from './rejection.js';

/** Most photos of one plant that are looked at together. */
export const MAX_PHOTOS = 5;

/** Most species an answer names. */
const MAX_CANDIDATES = 5;

/** A species and how sure the classifier is of it: of answers given with 0.7, about 7 in 10 are right. */
export interface Candidate {
  classId: string;
  confidence: number;
}

/** Everything the classifier has to say about one plant. */
export interface Classification {
  /** Up to five species, the likeliest first. What their confidences leave to 1 falls to others, also to plants unknown. */
  candidates: Candidate[];
  isPlant: PlantVerdict;
  /** False when the plant is probably none of the known species ("not in our list"). */
  known: boolean;
  /** True when the first candidate may be called by its name alone. */
  sure: boolean;
  health: HealthVerdict;
}

/** Identifies a plant from one to five photos of it. */
export interface PlantClassifier {
  /** Throws RangeError for no photo, more than MAX_PHOTOS, or pixels that do not fit their stated size. */
  classify(photos: Pixels[]): Promise<Classification>;
}

/** A classifier from the backbone's files, the trained head and the place of tfjs' .wasm files. */
export async function createClassifier(parts: {
  backbone: BackboneFiles;
  head: HeadJson;
  wasmPaths: WasmPaths;
}): Promise<PlantClassifier> {
  const head = decodeHead(parts.head);
  const backbone = await loadBackbone(parts.backbone, parts.wasmPaths);
  return { classify: async (photos) => answer(scoresOf(photos, backbone, head), head) };
}

function scoresOf(photos: Pixels[], backbone: Backbone, head: Head): PhotoScores {
  if (photos.length > MAX_PHOTOS) throw new RangeError(`At most ${MAX_PHOTOS} photos show one plant`);
  return fuse(
    photos.map((photo) => score(backbone.embed(photo), head)),
    head.calibration.severalPhotos,
  );
}

/** The raw scores of one photo's features. */
export function score(means: Float32Array, head: Head): PhotoScores {
  const input = standardised(means, head.mean, head.deviation);
  return {
    species: apply(head.species, input),
    plant: apply(head.plant, input)[0]!,
    health: apply(head.health, input)[0]!,
  };
}

/** What the species scores say, all of it comparable with the thresholds. */
export interface Opinion {
  /** One for each class. */
  confidences: number[];
  /** Index of the class that is named first. */
  best: number;
  /** Probability that this is right, when the plant may also be one of which no photo was learned. */
  evidence: number;
}

/** Confidences and evidence of species scores. */
export function opinion(species: number[], classes: number, { sharpness, evidence }: Calibration): Opinion {
  const confidences = softmax(species, sharpness).slice(0, classes);
  const highest = Math.max(...confidences);
  const known = confidences.reduce((sum, confidence) => sum + confidence, 0);
  return {
    confidences,
    best: confidences.indexOf(highest),
    evidence: weighed(evidence, highest, known),
  };
}

/** The answer to raw scores. */
export function answer({ species, plant, health }: PhotoScores, head: Head): Classification {
  const { classIds, calibration, thresholds, sureClasses } = head;
  const { confidences, best, evidence } = opinion(species, classIds.length, calibration);
  const candidates = classIds
    .map((classId, index) => ({ classId, confidence: confidences[index]! }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_CANDIDATES);
  const isPlant = judgePlant(plant, calibration.plant, thresholds);
  const maySay = sureClasses.has(classIds[best]!) && !isPlant.warning;
  return {
    candidates,
    isPlant,
    known: evidence >= thresholds.known,
    sure: maySay && evidence >= thresholds.sure,
    health: judgeHealth(health, calibration.health, thresholds),
  };
}
