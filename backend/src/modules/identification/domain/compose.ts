import { healthOf } from './health.js';
import { SURE } from './finding.js';
import type { Candidate, Certainty, Finding, IdentifiedPlant, KnownPlant, Lookup } from './finding.js';
import type { CareWords, Guess, Sighting } from './sighting.js';

/** Combines a sighting with the plant library. Pure: the same sighting always gives the same finding. */
export function compose(sighting: Sighting, lookup: Lookup): Finding {
  const candidates = sighting.guesses.map((guess) => candidateOf(guess, lookup(guess)));
  const [best] = sighting.guesses;
  const certainty = certaintyOf(sighting);
  const second = sighting.secondOpinion;
  return {
    provider: { name: sighting.provider, model: sighting.model },
    isPlant: sighting.isPlant,
    mayNotBeAPlant: sighting.mayNotBeAPlant,
    certainty,
    advice: adviceOf(certainty, sighting, candidates),
    plant: best && sighting.isPlant ? describe(best, lookup(best), sighting) : null,
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
  return { ...finding, certainty: 'sure', plant, advice: `You told us that it is ${chosen.commonName}.` };
}

const namesOf = ({ commonName, scientificName, confidence }: Guess) => ({
  commonName,
  scientificName,
  confidence,
});

function certaintyOf({ isPlant, mayNotBeAPlant, isKnown, guesses }: Sighting): Certainty {
  if (!isPlant || guesses.length === 0) return 'not-a-plant';
  if (!isKnown) return 'not-listed';
  return guesses[0]!.confidence >= SURE && !mayNotBeAPlant ? 'sure' : 'unsure';
}

function adviceOf(certainty: Certainty, { mayNotBeAPlant }: Sighting, candidates: Candidate[]): string {
  const caution = mayNotBeAPlant ? 'This may not be a plant at all. ' : '';
  const name = candidates[0]?.commonName ?? '';
  const count = Math.min(3, candidates.length);
  switch (certainty) {
    case 'not-a-plant':
      return 'We cannot see a plant in this photo. Go close, so that leaves or flowers fill most of the picture, and try again.';
    case 'not-listed':
      return `${caution}This is probably none of the plants that we know from photos. These look most like it; you can also search the plant library by name.`;
    case 'unsure':
      return `${caution}We are not sure. ${count > 1 ? `Here are the ${count === 2 ? 'two' : 'three'} plants it looks most like` : `It looks most like ${name}`}: compare them, or add a photo of a leaf or a flower from close up.`;
    case 'sure':
      return `${caution}This looks like ${name}. If it is not, choose another one below.`;
  }
}

const candidateOf = (guess: Guess, known?: KnownPlant): Candidate => ({
  commonName: known?.commonName ?? guess.commonName,
  scientificName: known?.scientificName ?? guess.scientificName,
  rank: guess.rank,
  confidence: guess.confidence,
  libraryId: known?.id ?? null,
  imageUrl: known?.imageUrl ?? null,
});

function describe(
  guess: Guess,
  known: KnownPlant | undefined,
  { care, condition }: Sighting,
): IdentifiedPlant {
  const plant = known ? careOf(known, care) : wordsOf(guess, care);
  const diseaseDetection = healthOf(condition, plant);
  return { ...plant, ...(diseaseDetection && { diseaseDetection }) };
}

/** Care facts of the library take precedence over those of the identifier. */
function careOf(known: KnownPlant, care: CareWords | undefined): IdentifiedPlant {
  const { id, commonName, scientificName, waterNeeds, lightNeeds, difficulty, petToxicity } = known;
  const description = known.description || care?.description || '';
  const soilType = known.soilType || care?.soilType || '';
  const careInstructions = known.careInstructions || care?.careInstructions || '';
  const needs = { waterNeeds, lightNeeds, soilType, careInstructions, difficulty };
  return { commonName, scientificName, description, ...needs, petToxicity, libraryId: id };
}

function wordsOf({ commonName, scientificName }: Guess, care: CareWords | undefined): IdentifiedPlant {
  const words: CareWords = care ?? {
    description: `${commonName} is not in our library yet.`,
    waterNeeds: 'Weekly',
    lightNeeds: 'Bright indirect',
    soilType: 'A loose, well-drained potting mix',
    careInstructions: 'Until we know more: feel the soil, and water when the top 3 cm are dry.',
    difficulty: 'medium',
  };
  return { commonName, scientificName, ...words, petToxicity: NOT_KNOWN, libraryId: null };
}

const NOT_KNOWN = {
  level: 'unknown' as const,
  animals: [],
  source: null,
  basis: 'We have no reliable record. Unknown does not mean safe.',
};
