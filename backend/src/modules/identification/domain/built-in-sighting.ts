import type { Classification } from '@leaflore/vision';
import { groupNamed } from './group-names.js';
import { PLANT_GROUPS } from './plant-groups.js';
import type { Condition, Guess, Sighting } from './sighting.js';

/** What the library calls a plant of which the built-in classifier knows photos. */
export type ClassName = Pick<Guess, 'commonName' | 'scientificName' | 'rank'>;

/** An answer of the classifier; a device need not say whether it is sure. */
interface Seen extends Omit<Classification, 'sure' | 'group'> {
  sure?: boolean;
  group?: { id: string; confidence: number };
}

/** What our own classifier saw, on this server or on a person's device, with the names of its classes. */
export function builtInSighting(seen: Seen, names: Map<string, ClassName>): Sighting {
  return {
    provider: 'local',
    model: 'leaflore-vision',
    isPlant: seen.isPlant.verdict,
    mayNotBeAPlant: seen.isPlant.warning,
    isKnown: seen.known,
    isSure: seen.sure,
    guesses: seen.candidates.flatMap(({ classId, confidence }): Guess[] => {
      const name = groupOf(classId) ?? names.get(classId);
      return name ? [{ ...name, confidence }] : [];
    }),
    group: seen.group && groupNamed(seen.group.id, seen.group.confidence),
    condition: conditionOf(seen),
  };
}

/** A device may send any word, also one that every object has a member of. */
const groupOf = (classId: string) =>
  Object.hasOwn(PLANT_GROUPS, classId) ? PLANT_GROUPS[classId] : undefined;

const conditionOf = ({ health: { verdict, probability } }: Seen): Condition =>
  verdict === 'unsure' ? { verdict: 'unknown' } : { verdict, stress: probability };
