import type { Ranked } from './narrow.js';
import type { Question } from './traits.js';

/** How likely each answer to a question is, as the plants have it that may be the one. */
export function sharesOf(ranked: readonly Ranked[], question: Question): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { plant, likelihood: share } of ranked) {
    const trait = plant.traits[question];
    if (trait !== null) shares.set(trait, (shares.get(trait) ?? 0) + share);
  }
  return shares;
}
