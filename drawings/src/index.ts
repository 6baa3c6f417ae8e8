export type { Condition } from './condition.js';
export { drawPlant } from './draw-plant.js';
export { drawLedge, type Ledge } from './ledge.js';
export { drawScene, type Scene } from './scenes/draw-scene.js';
export { drawSymptom, isSymptom, SYMPTOMS, type Symptom } from './symptoms/draw-symptom.js';
export { drawTrait, type Seen } from './key/draw-trait.js';
export { drawSpecimen, type Specimen } from './specimen.js';
export type * from './traits.js';
export { drawView, type View } from './view.js';
