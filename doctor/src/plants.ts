import type { Problem } from './problem.js';

/** What the doctor may know of a plant; all of it is optional. */
export interface PatientPlant {
  scientificName?: string | null;
  /** As in the library: "Cactaceae". */
  family?: string | null;
  /** As in the library: "houseplant", "orchid", "vegetable". */
  kind?: string | null;
}

const SPECIES = 4;
const GENUS = 3;
const FAMILY = 2.5;
const KIND = 1.6;
const NOT_PRONE = 0.8;
/** Where only certain plants get it: known to be another one, or not known which. */
const OTHER_PLANT = 0.001;
const UNKNOWN_PLANT = 0.05;

/** How many times as likely a plant is to have this problem as the average one. */
export function proneness(problem: Problem, plant: PatientPlant): number {
  if (problem.never.some((group) => matchOf(group, plant) > 0)) return 0;
  const isKnown = Boolean(plant.scientificName ?? plant.family ?? plant.kind);
  if (!isKnown) return problem.proneOnly ? UNKNOWN_PLANT : 1;
  const matches = problem.prone.map((group) => matchOf(group, plant));
  const best = Math.max(0, ...matches);
  if (best > 0) return best;
  return problem.proneOnly ? OTHER_PLANT : NOT_PRONE;
}

/** Whether this kind of plant is among those that the catalogue names for a problem. */
export const isProne = (problem: Problem, plant: PatientPlant): boolean =>
  problem.prone.some((group) => matchOf(group, plant) > 0);

function matchOf(group: string, { scientificName, family, kind }: PatientPlant): number {
  const name = (scientificName ?? '').toLowerCase();
  const wanted = group.toLowerCase();
  if (group.includes(' ')) return name.startsWith(wanted) ? SPECIES : 0;
  if (group.endsWith('aceae')) return family === group ? FAMILY : 0;
  if (group === wanted) return kind === group ? KIND : 0;
  return name.split(' ')[0] === wanted ? GENUS : 0;
}
