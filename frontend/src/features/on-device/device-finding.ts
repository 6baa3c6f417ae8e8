import type { Classification } from '@leaflore/vision';
import { isWorthComparing } from '@leaflore/vision/worth-comparing';
import { tDevice } from '../../languages/device';
import type { FindingDto, KnownPlantsDto } from '../../shared/api/api';

/** The poisonous look-alike, where there is one, as a warning. */
const warningOf = ({ lookAlike }: FindingDto) =>
  lookAlike ? ` ${tDevice('doNotEat', { name: lookAlike.name })} ${lookAlike.howToTell}` : '';

/**
 * The answer to what this device saw, in the words of the library. The server composes it again, by its own rules, when it
 * arrives there. Undefined when the words are of another version than the classifier.
 */
export function findingOf(seen: Classification, { plants }: KnownPlantsDto): FindingDto | undefined {
  const words = new Map(plants.map(({ classId, finding }) => [classId, finding]));
  const named = seen.candidates.flatMap(({ classId, confidence }) => {
    const finding = words.get(classId);
    return finding ? [{ finding, confidence }] : [];
  });
  const found = named.filter(isWorthComparing);
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
  const caution = mayNotBeAPlant ? `${tDevice('mayNotBePlant')} ` : '';
  switch (certainty) {
    case 'not-a-plant':
      return tDevice('goClose');
    case 'not-listed':
      return caution + tDevice('notKnown');
    case 'unsure':
      if (group) return tDevice(count > 1 ? 'groupOfThese' : 'groupOfThis', { group: group.name });
      return caution + tDevice(count > 1 ? 'likeThese' : 'likeThis');
    case 'sure':
      return tDevice('ifAnother');
  }
}
