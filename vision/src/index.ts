/** The plant classifier. This face needs no Node: the same code runs in a browser. `./node` adds files and a thread. */
export { loadBackbone, FEATURES, type Backbone, type WasmPaths } from './backbone.js';
export type { BackboneFiles } from './backbone-files.js';
export { fromBase64 } from './base64.js';
export { CLASS_IDS } from './class-ids.js';
export {
  createClassifier,
  MAX_PHOTOS,
  type Candidate,
  type Classification,
  type PlantClassifier,
  type SeenGroup,
} from './classify.js';
export type { PhotoScores } from './fusion.js';
export type { HeadJson } from './head.js';
export { unpack } from './pack.js';
export { INPUT_SIZE, type Pixels } from './pixels.js';
export type { HealthVerdict, PlantVerdict, Thresholds } from './rejection.js';
