/** The plant classifier. This face needs no Node: the same code runs in a browser. `./node` adds files and a thread. */
export { loadBackbone, FEATURES, type Backbone, type BackboneFiles, type WasmPaths } from './backbone.js';
export { fromBase64 } from './base64.js';
export { CLASS_IDS } from './class-ids.js';
export {
  createClassifier,
  MAX_PHOTOS,
  type Candidate,
  type Classification,
  type PlantClassifier,
} from './classify.js';
export type { HeadJson } from './head.js';
export { INPUT_SIZE, type Pixels } from './pixels.js';
export type { HealthVerdict, PlantVerdict, Thresholds } from './rejection.js';
