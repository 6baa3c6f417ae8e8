export { drawPlant } from './draw-plant.js';
export * from './traits.js';
