import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import { texts } from '../../../kernel/languages/texts.js';
import { SURE } from './finding.js';
import type { Candidate, Certainty } from './finding.js';
import type { LookAlike } from './look-alikes.js';
import type { NamedGroup, Sighting } from './sighting.js';

const tIdentification = texts('identification');
const tLookAlikes = texts('lookAlikes');

/** The warning about a poisonous look-alike, after the advice; empty without one. */
export const warningOf = (lookAlike: LookAlike | null): string =>
  lookAlike ? ` ${tLookAlikes('doNotEat', { name: lookAlike.name, howToTell: lookAlike.howToTell })}` : '';

/** Why the photos may not be recognised, and how to take a better one; empty for good ones. */
export function reasonOf(issues: PhotoIssue[]): string {
  const isBlurred = issues.includes('blurred');
  if (issues.includes('dark')) return tIdentification(isBlurred ? 'darkAndBlurred' : 'dark');
  return isBlurred ? tIdentification('blurred') : '';
}

/** What an answer means and what to do next; `reason` is out of `reasonOf`. */
export function adviceOf(
  certainty: Certainty,
  group: NamedGroup | null,
  { mayNotBeAPlant }: Sighting,
  candidates: Candidate[],
  reason: string,
): string {
  const caution = mayNotBeAPlant ? tIdentification('mayNotBePlant') : '';
  switch (certainty) {
    case 'not-a-plant':
      return said(tIdentification('noPlant'), reason, tIdentification('goClose'));
    case 'not-listed':
      return said(caution, reason, tIdentification(candidates.length > 1 ? 'notListed' : 'notListedOne'));
    case 'unsure':
      if (group) return groupAdvice(group, candidates);
      return said(caution, tIdentification('notSure'), reason, likeWhat(candidates, mayNotBeAPlant));
    case 'sure':
      return said(caution, tIdentification('looksLike', { plant: nameOf(candidates) }));
  }
}

/** Sentences, those that there are. */
const said = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

const nameOf = (candidates: Candidate[]): string => candidates[0]?.commonName ?? '';

function likeWhat(candidates: Candidate[], mayNotBeAPlant: boolean): string {
  if (candidates.length > 1) return tIdentification(candidates.length === 2 ? 'likeTwo' : 'likeThree');
  const plant = nameOf(candidates);
  const isLikely = !mayNotBeAPlant && (candidates[0]?.confidence ?? 0) >= SURE;
  if (!isLikely) return tIdentification('likeOne', { plant });
  // The photo cannot settle it, or the name stands for many plants.
  return tIdentification(candidates[0]?.rank === 'species' ? 'mostLikely' : 'mostLikelyOneOf', { plant });
}

/** What kind of plant it is, and how to find out which one. */
const groupAdvice = ({ name: group }: NamedGroup, candidates: Candidate[]) =>
  tIdentification(candidates.length > 1 ? 'groupOfThese' : 'groupOfThis', { group });
