import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import type { Candidate, Certainty } from './finding.js';
import type { LookAlike } from './look-alikes.js';
import type { NamedGroup, Sighting } from './sighting.js';

/** The warning about a poisonous look-alike, after the advice; empty without one. */
export const warningOf = (lookAlike: LookAlike | null): string =>
  lookAlike ? ` Do not eat it: it is easily mistaken for ${lookAlike.name}. ${lookAlike.howToTell}` : '';

/** Why the photos may not be recognised, and how to take a better one; empty for good ones. */
export function reasonOf(issues: PhotoIssue[]): string {
  const isBlurred = issues.includes('blurred');
  if (issues.includes('dark'))
    return isBlurred
      ? 'Your photo is dark and blurred, which may be why. Take another one by a window, and hold still. '
      : 'Your photo is rather dark, which may be why. Take another one by a window or outdoors. ';
  return isBlurred
    ? 'Your photo is blurred, which may be why. Tap on the plant to focus, hold still, and take another one. '
    : '';
}

/** What an answer means and what to do next; `reason` is out of `reasonOf`. */
export function adviceOf(
  certainty: Certainty,
  group: NamedGroup | null,
  { mayNotBeAPlant }: Sighting,
  candidates: Candidate[],
  reason: string,
): string {
  const caution = mayNotBeAPlant ? 'This may not be a plant at all. ' : '';
  const name = candidates[0]?.commonName ?? '';
  const count = Math.min(3, candidates.length);
  switch (certainty) {
    case 'not-a-plant':
      return `We can’t see a plant in this photo. ${reason}Go close, so that leaves or flowers fill most of the picture, and try again.`;
    case 'not-listed':
      return `${caution}${reason}This is probably none of the plants that we know from photos. These look most like it; you can also search the plant library by name.`;
    case 'unsure':
      if (group) return groupAdvice(group, candidates);
      return `${caution}We are not sure. ${reason}${count > 1 ? `Here are the ${count === 2 ? 'two' : 'three'} plants it looks most like: compare them` : `It looks most like ${name}: compare it`}, or add a close-up of a leaf or a flower.`;
    case 'sure':
      return `${caution}This looks like ${name}. If it is not, choose another one below.`;
  }
}

/** What kind of plant it is, and how to find out which one. */
const groupAdvice = ({ name }: NamedGroup, candidates: Candidate[]) =>
  `This is ${name}, but the photo does not tell which one. ${candidates.length > 1 ? 'Compare these' : 'Compare it'}, or add a close-up of a leaf or a flower.`;
