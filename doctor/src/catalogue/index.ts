import type { Problem } from '../problem.js';
import { CARRIED_DISEASES } from './carried-diseases.js';
import { CHEWING_PESTS } from './chewing-pests.js';
import { FEEDING_PROBLEMS } from './feeding.js';
import { GARDEN_DISEASES } from './garden-diseases.js';
import { LEAF_DISEASES } from './leaf-diseases.js';
import { LIGHT_AND_WEATHER } from './light-and-weather.js';
import { NATURAL_CAUSES } from './nature.js';
import { POT_PROBLEMS } from './pot.js';
import { ROTS } from './rots.js';
import { SAP_PESTS } from './sap-pests.js';
import { WATER_PROBLEMS } from './water.js';

/** Every problem that the doctor knows. */
export const PROBLEMS: readonly Problem[] = [
  ...SAP_PESTS,
  ...CHEWING_PESTS,
  ...LEAF_DISEASES,
  ...CARRIED_DISEASES,
  ...ROTS,
  ...GARDEN_DISEASES,
  ...WATER_PROBLEMS,
  ...LIGHT_AND_WEATHER,
  ...FEEDING_PROBLEMS,
  ...POT_PROBLEMS,
  ...NATURAL_CAUSES,
];

const BY_ID = new Map(PROBLEMS.map((problem) => [problem.id, problem]));

/** The problem of this id, if there is one. */
export const problemOf = (id: string): Problem | undefined => BY_ID.get(id);
