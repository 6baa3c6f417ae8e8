import { isProne } from './plants.js';
import type { PatientPlant } from './plants.js';
import type { Problem } from './problem.js';

/** A plant that may catch something from another. */
export interface Neighbour extends PatientPlant {
  id: string;
  /** Where it stands, in its owner's words. */
  place: string | null;
}

const genusOf = ({ scientificName }: PatientPlant) => scientificName?.split(' ')[0]?.toLowerCase();

/**
 * Which other plants to look at when one has a contagious problem, those most at risk first: the same genus, then prone
 * ones, then those in the same place. None where the problem does not spread.
 */
export function neighboursAtRisk<T extends Neighbour>(
  problem: Problem,
  sick: Neighbour,
  others: readonly T[],
): T[] {
  if (!problem.contagious) return [];
  const risk = (other: T): number => {
    const isNear = sick.place !== null && other.place === sick.place;
    const isKin = genusOf(sick) !== undefined && genusOf(sick) === genusOf(other);
    if (!isNear && sick.place !== null && other.place !== null) return isKin ? 1 : 0;
    return (isKin ? 4 : 0) + (isProne(problem, other) ? 2 : 0) + (isNear ? 3 : 0);
  };
  return others
    .filter((other) => other.id !== sick.id && !(problem.proneOnly && !isProne(problem, other)))
    .map((other) => ({ other, risk: risk(other) }))
    .filter(({ risk }) => risk > 0)
    .sort((a, b) => b.risk - a.risk)
    .map(({ other }) => other);
}
