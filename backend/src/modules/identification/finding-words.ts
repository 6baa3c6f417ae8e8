import { isWorthComparing } from '@leaflore/vision/worth-comparing';
import { inLanguage, nameInLanguage } from '../library/index.js';
import type { Finding } from './domain/finding.js';

/**
 * A finding with what the library says in it in the language that is spoken, whichever that was when it was made. Those of earlier versions
 * have plants that are not worth comparing, which are left out.
 */
export function inReadersLanguage(finding: Finding): Finding {
  const { plant, candidates, secondOpinion } = finding;
  return {
    ...finding,
    plant: plant && {
      ...plant,
      commonName: nameInLanguage(plant),
      description: inLanguage(plant.description),
      soilType: inLanguage(plant.soilType),
      careInstructions: inLanguage(plant.careInstructions),
      petToxicity: { ...plant.petToxicity, basis: inLanguage(plant.petToxicity.basis) },
    },
    candidates: candidates.filter(isWorthComparing).map((candidate) => ({
      ...candidate,
      commonName: nameInLanguage(candidate),
      description: candidate.description && inLanguage(candidate.description),
    })),
    secondOpinion: secondOpinion && { ...secondOpinion, commonName: nameInLanguage(secondOpinion) },
  };
}
