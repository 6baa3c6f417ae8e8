import type { Habit } from '../plot.js';
import type { PlantTraits } from '../traits.js';
import { bell } from './bell.js';
import { bulbFlower } from './bulb-flower.js';
import { climber } from './climber.js';
import { daisy } from './daisy.js';
import { fern } from './fern.js';
import { globeCactus } from './globe-cactus.js';
import { grass } from './grass.js';
import { herb } from './herb.js';
import { orchid } from './orchid.js';
import { palm } from './palm.js';
import { rosette } from './rosette.js';
import { shrub } from './shrub.js';
import { succulentColumn } from './succulent-column.js';
import { trailing } from './trailing.js';
import { tree } from './tree.js';
import { uprightCane } from './upright-cane.js';
import { vegetable } from './vegetable.js';

/** The drawing function of each habit. */
export const HABIT_DRAWINGS: Record<PlantTraits['habit'], Habit> = {
  rosette,
  'upright-cane': uprightCane,
  climber,
  trailing,
  fern,
  palm,
  tree,
  grass,
  'succulent-column': succulentColumn,
  'globe-cactus': globeCactus,
  'bulb-flower': bulbFlower,
  daisy,
  bell,
  orchid,
  shrub,
  herb,
  vegetable,
};
