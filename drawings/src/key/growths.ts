import { plantMarks } from '../draw-plant.js';
import type { Habit, PlantTraits } from '../traits.js';

/** Few enough marks for a picture of a thumb's width. */
const MAX_LENGTH = 5500;

const usual = {
  leaf: 'oval',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
} as const satisfies Omit<PlantTraits, 'habit'>;

/** What is typical of each habit beside its growth; without it the habit would not be recognised. */
const TYPICAL: Record<Habit, Partial<PlantTraits>> = {
  rosette: { leaf: 'lance' },
  'upright-cane': { leaf: 'strap' },
  climber: { leaf: 'heart' },
  trailing: { leaf: 'oval' },
  fern: { leaf: 'pinnate' },
  palm: { leaf: 'pinnate' },
  tree: {},
  grass: { leaf: 'strap' },
  'succulent-column': { leaf: 'none', flower: 'star', flowerColour: 'pink' },
  'globe-cactus': { leaf: 'spiny' },
  'bulb-flower': { leaf: 'strap', flower: 'cup', flowerColour: 'red', pot: 'none' },
  daisy: { leaf: 'lance', flower: 'daisy', flowerColour: 'yellow', pot: 'none' },
  bell: { leaf: 'lance', flower: 'bell', flowerColour: 'purple', pot: 'none' },
  orchid: { leaf: 'strap', flower: 'orchid', flowerColour: 'pink' },
  shrub: { pot: 'none' },
  herb: {},
  vegetable: { leaf: 'lobed', flower: 'fruit', flowerColour: 'red', pot: 'none' },
};

/** A whole plant of a habit, as marks in a square of 400. */
export const growthMarks = (habit: Habit): string =>
  plantMarks({ ...usual, ...TYPICAL[habit], habit }, habit, undefined, MAX_LENGTH);
