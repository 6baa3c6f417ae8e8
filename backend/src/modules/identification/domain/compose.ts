import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import { isWorthComparing } from '@leaflore/vision/worth-comparing';
import { language } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { adviceOf, reasonOf, warningOf } from './advice.js';
import { healthOf } from './health.js';
import { SURE } from './finding.js';
import { isEaten, lookAlikeOf } from './look-alikes.js';
import type { LookAlike } from './look-alikes.js';
import type { Candidate, Certainty, Finding, IdentifiedPlant, KnownPlant, Lookup } from './finding.js';
import type { CareWords, Guess, Sighting } from './sighting.js';

const tIdentification = texts('identification');

/**
 * Combines a sighting with the plant library and with what makes its photos hard to recognise. Pure: the same sighting
 * always gives the same finding.
 */
export function compose(sighting: Sighting, lookup: Lookup, photoIssues: PhotoIssue[] = []): Finding {
  const candidates = sighting.guesses.filter(isWorthComparing).map((guess) => candidateOf(guess, lookup));
  const [best] = sighting.guesses;
  const lookAlike = best && sighting.isPlant ? lookAlikeOf(best.scientificName) : null;
  const certainty = certaintyOf(sighting, best && lookup(toLookUp(best)), lookAlike);
  const group = certainty === 'unsure' && !sighting.mayNotBeAPlant ? (sighting.group ?? null) : null;
  const second = sighting.secondOpinion;
  return {
    provider: { name: sighting.provider, model: sighting.model },
    standsIn: sighting.standsIn ?? false,
    isPlant: sighting.isPlant,
    mayNotBeAPlant: sighting.mayNotBeAPlant,
    certainty,
    lookAlike,
    photoIssues,
    group,
    advice: adviceOf(certainty, group, sighting, candidates, reasonOf(photoIssues)) + warningOf(lookAlike),
    plant: best && sighting.isPlant ? describe(best, lookup, sighting) : null,
    confidence: sighting.isPlant ? (best?.confidence ?? 0) : 0,
    candidates: sighting.isPlant ? candidates : [],
    secondOpinion: second
      ? { provider: second.provider, agrees: second.agrees, ...namesOf(second.best) }
      : null,
  };
}

/** The finding after a person has chosen the right plant. */
export function correct(finding: Finding, chosen: KnownPlant): Finding {
  const health = finding.plant?.diseaseDetection;
  const plant = { ...careOf(chosen, undefined), ...(health && { diseaseDetection: health }) };
  const lookAlike = lookAlikeOf(chosen.scientificName);
  const advice = tIdentification('toldUs', { plant: chosen.commonName }) + warningOf(lookAlike);
  return { ...finding, certainty: 'sure', plant, lookAlike, group: null, advice };
}

const namesOf = ({ commonName, scientificName, confidence }: Guess) => ({
  commonName,
  scientificName,
  confidence,
});

/** A plant with a poisonous look-alike is never sure; what people eat is not either when we alone have looked. */
function certaintyOf(
  { provider, isPlant, mayNotBeAPlant, isKnown, guesses, isSure }: Sighting,
  known: KnownPlant | undefined,
  lookAlike: LookAlike | null,
): Certainty {
  const [best] = guesses;
  if (!isPlant || !best) return 'not-a-plant';
  if (!isKnown) return 'not-listed';
  const isRisky = lookAlike ?? (provider === 'local' && isEaten(best.scientificName, known?.kind));
  return (isSure ?? best.confidence >= SURE) && !mayNotBeAPlant && !isRisky ? 'sure' : 'unsure';
}

/** The library's entry for a guess; a group that we name as a whole has none. */
const entryOf = (guess: Guess, lookup: Lookup) => (guess.typical ? undefined : lookup(guess));

const toLookUp = (guess: Guess): Guess => ({
  ...guess,
  scientificName: guess.typical ?? guess.scientificName,
});

const typicalOf = (guess: Guess, lookup: Lookup) => (guess.typical ? lookup(toLookUp(guess)) : undefined);

function candidateOf(guess: Guess, lookup: Lookup): Candidate {
  const known = entryOf(guess, lookup);
  return {
    commonName: known?.commonName ?? guess.commonName,
    scientificName: known?.scientificName ?? guess.scientificName,
    rank: guess.rank,
    confidence: guess.confidence,
    libraryId: known?.id ?? null,
    imageUrl: (known ?? typicalOf(guess, lookup))?.imageUrl ?? null,
    description: known?.description || null,
  };
}

function describe(guess: Guess, lookup: Lookup, { care, condition }: Sighting): IdentifiedPlant {
  const known = entryOf(guess, lookup);
  const typical = typicalOf(guess, lookup);
  const group = typical && groupOf(guess, typical);
  const plant = known ? careOf(known, care) : (group ?? wordsOf(guess, care));
  const diseaseDetection = healthOf(condition, plant);
  return { ...plant, ...(diseaseDetection && { diseaseDetection }) };
}

/** A genus or a wider group is cared for as its typical plant is. */
function groupOf({ commonName, scientificName }: Guess, typical: KnownPlant): IdentifiedPlant {
  // German writes names with a capital letter wherever they stand.
  const group = language() === 'de' ? commonName : commonName.toLowerCase();
  const description = tIdentification('ofGroup', { group, typical: typical.commonName });
  return { ...careOf(typical, undefined), commonName, scientificName, description, libraryId: null };
}

/** Care facts of the library take precedence over those of the identifier. */
function careOf(known: KnownPlant, care: CareWords | undefined): IdentifiedPlant {
  const { id, commonName, scientificName, lightNeeds, difficulty, petToxicity } = known;
  const { waterNeeds, waterIntervalDays } = known;
  const description = known.description || care?.description || '';
  const soilType = known.soilType || care?.soilType || '';
  const careInstructions = known.careInstructions || care?.careInstructions || '';
  const needs = { waterNeeds, waterIntervalDays, lightNeeds, soilType, careInstructions, difficulty };
  return { commonName, scientificName, description, ...needs, petToxicity, libraryId: id };
}

function wordsOf({ commonName, scientificName }: Guess, care: CareWords | undefined): IdentifiedPlant {
  const words: CareWords = care ?? {
    description: tIdentification('unlisted', { plant: commonName }),
    waterNeeds: 'Weekly',
    lightNeeds: 'Bright indirect',
    soilType: tIdentification('looseMix'),
    careInstructions: tIdentification('feelSoil'),
    difficulty: 'medium',
  };
  return { commonName, scientificName, ...words, petToxicity: notKnown(), libraryId: null };
}

const notKnown = () => ({
  level: 'unknown' as const,
  animals: [],
  source: null,
  basis: tIdentification('petsUnknown'),
});
