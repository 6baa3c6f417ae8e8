import { directions } from './directions.js';
import type { Discriminant } from './lda.js';
import type { Stranger } from './left-out.js';
import type { Roster } from './roster.js';
import type { Samples } from './samples.js';
import { fitWords, heldOutSpecies, type Words } from './species.js';

/** Of the second network's scores beside those of the first: the best on left-out sources, with little around it. */
export const SECOND_WEIGHT = 0.75;

/** It has more features than the first. */
const SHRINKAGE = 0.15;

/** The second network's species head, and how both do together on photos of sources that neither saw. */
export interface SecondFit extends Words {
  head: Discriminant;
}

/** Fits the second head on everything; `samples` are the photos of the first head, as the second network sees them. */
export function fitSecond(samples: Samples, roster: Roster, first: Stranger[]): SecondFit {
  const held = heldOutSpecies(samples, roster, SHRINKAGE);
  const strangers = first.map((one, at) => added(one, held.strangers[at]!));
  return { ...fitWords(strangers, roster), head: directions(held.total, SHRINKAGE) };
}

function added(first: Stranger, second: Stranger): Stranger {
  if (first.photo.file !== second.photo.file) throw new Error('Both networks must see the same photos');
  return {
    ...first,
    scores: first.scores.map((score, label) => score + SECOND_WEIGHT * second.scores[label]!),
  };
}
