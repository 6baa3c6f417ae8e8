import {
  drawLedge,
  drawPlant,
  drawScene,
  drawSpecimen,
  drawView,
  type Condition,
  type PlantTraits,
  type Scene,
} from '../../drawings/src/index.ts';

const green = {
  pattern: 'plain',
  leafColour: 'green',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
} as const;
const plant =
  (seed: string, traits: Partial<PlantTraits> & Pick<PlantTraits, 'habit' | 'leaf'>, condition?: Condition) =>
  () =>
    drawPlant({ ...green, ...traits }, seed, condition);
/** What stands for a plant that the library does not have. */
const anyPlant = (condition?: Condition) => plant('any plant', { habit: 'rosette', leaf: 'oval' }, condition);

const scenes: Scene[] = [
  'welcome', 'empty-garden', 'no-match', 'not-found', 'offline', 'failed', 'no-photo', 'empty-history', 'success',
]; // prettier-ignore

/** The pictures that pages show without having a plant of their own, by the name under which they are imported. */
export const drawn: Record<string, () => string> = {
  ...Object.fromEntries(scenes.map((scene) => [scene, () => drawScene(scene)])),
  logo: () => drawSpecimen('logo'),
  'app-icon': () => drawSpecimen('app-icon'),
  sill: () => drawLedge('sill'),
  bed: () => drawLedge('bed'),
  window: () => drawView('window'),
  hills: () => drawView('hills'),
  'any-plant': anyPlant(),
  'any-plant-thirsty': anyPlant({ isThirsty: true }),
  'any-plant-unwell': anyPlant({ isUnwell: true }),
  'any-plant-thirsty-unwell': anyPlant({ isThirsty: true, isUnwell: true }),
  fern: plant('Boston Fern', { habit: 'fern', leaf: 'pinnate' }),
  monstera: plant('Monstera', { habit: 'climber', leaf: 'split', leafColour: 'dark' }),
  // The same drawing as in the library, so that the plant of the week does not change when the library arrives.
  jade: plant('jade-plant', {
    habit: 'shrub', leaf: 'fleshy', pattern: 'edged',
  }), // prettier-ignore
  coleus: plant('Coleus', { habit: 'herb', leaf: 'oval', pattern: 'edged', leafColour: 'red' }),
  cactus: plant('Golden Barrel', { habit: 'globe-cactus', leaf: 'spiny' }),
  lily: plant('Peace Lily', {
    habit: 'rosette', leaf: 'lance', leafColour: 'dark', flower: 'spathe', flowerColour: 'white', pot: 'glazed',
  }), // prettier-ignore
  orchid: plant('Moth Orchid', {
    habit: 'orchid', leaf: 'strap', flower: 'orchid', flowerColour: 'pink', pot: 'glazed',
  }), // prettier-ignore
};
