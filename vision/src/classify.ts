import { loadBackbone, type WasmPaths } from './backbone.js';
import type { BackboneFiles } from './backbone-files.js';
import { softmax } from './calibration.js';
import { standardised } from './features.js';
import { fuse, type PhotoScores } from './fusion.js';
import { decodeHead, type Head, type HeadJson } from './head.js';
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
  /** Up to five species, the likeliest first. Their confidence supposes that the plant is one of the known ones. */
  candidates: Candidate[];
  isPlant: PlantVerdict;
  /** False when the plant is probably none of the known species ("not in our list"). */
  known: boolean;
  health: HealthVerdict;
}

/** Identifies a plant from one to five photos of it. */
export interface PlantClassifier {
  /** Throws RangeError for no photo, more than MAX_PHOTOS, or pixels that do not fit their stated size. */
  classify(photos: Pixels[]): Promise<Classification>;
  /** One look at a plant, to be judged together with others; throws RangeError for pixels that do not fit their stated size. */
  look(photo: Pixels): PhotoScores;
  /** What one to MAX_PHOTOS looks at one plant say together: what `classify` says of the same photos. Throws RangeError. */
  judge(looks: PhotoScores[]): Classification;
}

/** A classifier from the backbone's files, the trained head and the place of tfjs' .wasm files. */
export async function createClassifier(parts: {
  backbone: BackboneFiles;
  head: HeadJson;
  wasmPaths: WasmPaths;
}): Promise<PlantClassifier> {
  const head = decodeHead(parts.head);
  const backbone = await loadBackbone(parts.backbone, parts.wasmPaths);
  const look = (photo: Pixels) => score(backbone.embed(photo), head);
  const judge = (looks: PhotoScores[]) => answer(fuse(looks, head.calibration.severalPhotos), head);
  return {
    look,
    judge: (looks) => judge(atMost(looks)),
    classify: async (photos) => judge(atMost(photos).map(look)),
  };
}

function atMost<Item>(photos: Item[]): Item[] {
  if (photos.length > MAX_PHOTOS) throw new RangeError(`At most ${MAX_PHOTOS} photos show one plant`);
  return photos;
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

/** The answer to raw scores. */
export function answer({ species, plant, health }: PhotoScores, head: Head): Classification {
  const { calibration, thresholds } = head;
  const confidences = softmax(species, calibration.sharpness);
  const candidates = head.classIds
    .map((classId, index) => ({ classId, confidence: confidences[index]! }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_CANDIDATES);
  return {
    candidates,
    isPlant: judgePlant(plant, calibration.plant, thresholds),
    known: candidates[0]!.confidence >= thresholds.known,
    health: judgeHealth(health, calibration.health, thresholds),
  };
}
