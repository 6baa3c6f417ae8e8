export { drawPlant } from './draw-plant.js';
export * from './traits.js';
export { drawScene, SCENES, type Scene } from './scenes/draw-scene.js';
export { drawSpecimen, SPECIMENS, type Specimen } from './specimen.js';
