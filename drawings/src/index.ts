export { drawPlant } from './draw-plant.js';
export { drawScene, type Scene } from './scenes/draw-scene.js';
export { drawSpecimen, type Specimen } from './specimen.js';
export type * from './traits.js';
