import { loadBackbone, type WasmPaths } from './backbone.js';
import type { BackboneFiles } from './backbone-files.js';
import { confidenceOfFirst, softmax, weighed } from './calibration.js';
import { standardised } from './features.js';
import { fuse, type PhotoScores } from './fusion.js';
import { groupOf, type GroupId } from './groups.js';
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

/** A group of plants and how sure the classifier is that it is one of them. */
export interface SeenGroup {
  id: GroupId;
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
  /** What kind of plant it is, where that is sure and the name is not; the first candidate belongs to it. */
  group?: SeenGroup;
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

/** The photos of one plant; throws RangeError for too many. */
export function atMost<Item>(photos: Item[]): Item[] {
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

/** What the species scores say, all of it comparable with the thresholds. */
export interface Opinion {
  /** One for each class. */
  confidences: number[];
  /** Index of the class that is named first. */
  best: number;
  /** Probability that this is right, when the plant may also be one of which no photo was learned. */
  evidence: number;
  /** The probability that it is one of these classes, when the plant may also be an unknown one. */
  evidenceOf(labels: number[]): number;
}

/** Confidences and evidence of species scores. */
export function opinion(
  species: number[],
  classes: number,
  { sharpness, first, evidence }: Pick<Calibration, 'sharpness' | 'first' | 'evidence'>,
): Opinion {
  const shares = softmax(species, sharpness).slice(0, classes);
  const highest = Math.max(...shares);
  const best = shares.indexOf(highest);
  const known = shares.reduce((sum, share) => sum + share, 0);
  const confidence = confidenceOfFirst(first, highest, leadOf(species.slice(0, classes)));
  // What the first name gains or loses, the others lose or gain in proportion; none comes before the first.
  const scale = highest < 1 ? (1 - confidence) / (1 - highest) : 0;
  const confidences = shares.map((share) => Math.min(confidence, share * scale));
  confidences[best] = confidence;
  const evidenceOf = (labels: number[]) => weighed(evidence, sumOf(shares, labels), known);
  return { confidences, best, evidence: evidenceOf([best]), evidenceOf };
}

const sumOf = (shares: number[], labels: number[]) => labels.reduce((sum, label) => sum + shares[label]!, 0);

/** The group of the class that is named first, and all classes of that group. */
export function groupOfBest(classIds: string[], best: number): { id: GroupId; labels: number[] } | undefined {
  const id = groupOf(classIds[best]!);
  const labels = classIds.flatMap((classId, label) => (groupOf(classId) === id ? [label] : []));
  return id && { id, labels };
}

/** How far the highest score is above the second highest; 0 for a single class. */
export function leadOf(scores: number[]): number {
  const [first, second] = [...scores].sort((a, b) => b - a);
  return second === undefined || second === -Infinity ? 0 : first! - second;
}

/** The answer to raw scores. */
export function answer({ species, plant, health }: PhotoScores, head: Head): Classification {
  const { classIds, calibration, thresholds, sureClasses } = head;
  const seen = opinion(species, classIds.length, calibration);
  const { confidences, best, evidence } = seen;
  const candidates = classIds
    .map((classId, index) => ({ classId, confidence: confidences[index]! }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_CANDIDATES);
  const isPlant = judgePlant(plant, calibration.plant, thresholds);
  const sure = sureClasses.has(classIds[best]!) && !isPlant.warning && evidence >= thresholds.sure;
  const group = sure || isPlant.warning ? undefined : sureGroup(seen, head);
  return {
    candidates,
    isPlant,
    known: evidence >= thresholds.known || group !== undefined,
    sure,
    ...(group && { group }),
    health: judgeHealth(health, calibration.health, thresholds),
  };
}

/** The group of the first name, where it may be said. */
function sureGroup({ confidences, best, evidenceOf }: Opinion, head: Head): SeenGroup | undefined {
  const group = groupOfBest(head.classIds, best);
  if (!group || evidenceOf(group.labels) < (head.sureGroups[group.id] ?? Infinity)) return undefined;
  return { id: group.id, confidence: sumOf(confidences, group.labels) };
}
