import { added, averaged } from '../second.js';
import { directions } from './directions.js';
import type { Discriminant } from './lda.js';
import type { Stranger } from './left-out.js';
import type { Roster } from './roster.js';
import type { Samples } from './samples.js';
import { fitWords, heldOutSpecies, type Words } from './species.js';
import { COPIES } from './views.js';

/** It has more features than the first: the best of 0.15 to 0.5 on left-out sources, whichever fold is left out of the choice. */
const SHRINKAGE = 0.25;

const MIRRORED = COPIES.indexOf('mirrored');

/** The second network's species head, and how both do together on photos of sources that neither saw. */
export interface SecondFit extends Words {
  head: Discriminant;
}

/** Fits the second head on everything; `samples` are the photos of the first head, as the second network sees them. */
export function fitSecond(samples: Samples, roster: Roster, first: Stranger[]): SecondFit {
  const held = heldOutSpecies(samples, roster, SHRINKAGE);
  const strangers = first.map((one, at) => together(one, held.strangers[at]!));
  return { ...fitWords(strangers, roster), head: directions(held.total, SHRINKAGE) };
}

/** What both networks say of a photo, of which each has seen it as it is and mirrored. */
function together(first: Stranger, second: Stranger): Stranger {
  if (first.photo.file !== second.photo.file) throw new Error('Both networks must see the same photos');
  return { ...first, scores: added(bothWays(first), bothWays(second)) };
}

const bothWays = ({ scores, copies }: Stranger) => averaged([scores, copies[MIRRORED]!]);
