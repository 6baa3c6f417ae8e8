import type { Classification } from '@leaflore/vision';
import type { FindingDto, KnownPlantsDto } from '../../shared/api/api';

/** The poisonous look-alike, where there is one, as a warning. */
const warningOf = ({ lookAlike }: FindingDto) =>
  lookAlike ? ` Do not eat it: it is easily mistaken for ${lookAlike.name}. ${lookAlike.howToTell}` : '';

/**
 * The answer to what this device saw, in the words of the library. The server composes it again, by its own rules, when it
 * arrives there. Undefined when the words are of another version than the classifier.
 */
export function findingOf(seen: Classification, { plants }: KnownPlantsDto): FindingDto | undefined {
  const words = new Map(plants.map(({ classId, finding }) => [classId, finding]));
  const found = seen.candidates.flatMap(({ classId, confidence }) => {
    const finding = words.get(classId);
    return finding ? [{ finding, confidence }] : [];
  });
  const best = found[0];
  if (!best) return undefined;
  const { verdict: isPlant, warning: mayNotBeAPlant } = seen.isPlant;
  const certainty = certaintyOf(seen, best.finding);
  const group = certainty === 'unsure' ? groupOf(seen, best.finding) : null;
  return {
    ...best.finding,
    isPlant,
    mayNotBeAPlant,
    certainty,
    confidence: isPlant ? best.confidence : 0,
    plant: isPlant ? best.finding.plant : null,
    lookAlike: isPlant ? best.finding.lookAlike : null,
    candidates: isPlant
      ? found.map(({ finding, confidence }) => ({ ...finding.candidates[0]!, confidence }))
      : [],
    group,
    advice:
      adviceOf(certainty, group, mayNotBeAPlant, found.length) + (isPlant ? warningOf(best.finding) : ''),
  };
}

/** What never stands alone, even beyond doubt, does not here. */
function certaintyOf({ isPlant, known, sure }: Classification, best: FindingDto) {
  if (!isPlant.verdict) return 'not-a-plant';
  if (!known) return 'not-listed';
  return sure && !isPlant.warning && best.certainty === 'sure' ? 'sure' : 'unsure';
}

/** What kind of plant it is, in the library's words, where the classifier is sure of that. */
const groupOf = ({ group, isPlant }: Classification, best: FindingDto) =>
  group && best.group && !isPlant.warning ? { ...best.group, confidence: group.confidence } : null;

function adviceOf(
  certainty: FindingDto['certainty'],
  group: FindingDto['group'],
  mayNotBeAPlant: boolean,
  count: number,
): string {
  const caution = mayNotBeAPlant ? 'This may not be a plant at all. ' : '';
  switch (certainty) {
    case 'not-a-plant':
      return 'Go close, so that leaves or flowers fill most of the picture, and try again.';
    case 'not-listed':
      return `${caution}This is probably none of the plants that this device knows. These look most like it.`;
    case 'unsure':
      if (group)
        return `This is ${group.name}, but the photo does not tell which one. ${count > 1 ? 'Compare these' : 'Compare it'}, or add a close-up of a leaf or a flower.`;
      return `${caution}${count > 1 ? 'It looks most like these: compare them' : 'It looks most like this one: compare it'}, or add a close-up of a leaf or a flower.`;
    case 'sure':
      return 'If it is another plant, take one more photo from closer.';
  }
}
