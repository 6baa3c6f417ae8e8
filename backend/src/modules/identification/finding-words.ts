import { isWorthComparing } from '@leaflore/vision/worth-comparing';
import { often } from '../../kernel/spoken-time.js';
import { inLanguage, nameInLanguage } from '../library/index.js';
import type { Finding, IdentifiedPlant } from './domain/finding.js';

/** `oftenWatered` is as often as its care guide says, where it has one. */
type SpokenPlant = Omit<IdentifiedPlant, 'waterIntervalDays'> & { oftenWatered?: string };
export type SpokenFinding = Omit<Finding, 'plant'> & { plant: SpokenPlant | null };

/**
 * A finding with what the library says in it in the language that is spoken, whichever that was when it was made. Those of earlier versions
 * have plants that are not worth comparing, which are left out.
 */
export function inReadersLanguage(finding: Finding): SpokenFinding {
  const { plant, candidates, secondOpinion } = finding;
  return {
    ...finding,
    plant: plant && spoken(plant),
    candidates: candidates.filter(isWorthComparing).map((candidate) => ({
      ...candidate,
      commonName: nameInLanguage(candidate),
      description: candidate.description && inLanguage(candidate.description),
    })),
    secondOpinion: secondOpinion && { ...secondOpinion, commonName: nameInLanguage(secondOpinion) },
  };
}

function spoken({ waterIntervalDays, ...plant }: IdentifiedPlant): SpokenPlant {
  return {
    ...plant,
    commonName: nameInLanguage(plant),
    description: inLanguage(plant.description),
    ...(waterIntervalDays && { oftenWatered: often(waterIntervalDays) }),
    soilType: inLanguage(plant.soilType),
    careInstructions: inLanguage(plant.careInstructions),
    petToxicity: { ...plant.petToxicity, basis: inLanguage(plant.petToxicity.basis) },
  };
}
