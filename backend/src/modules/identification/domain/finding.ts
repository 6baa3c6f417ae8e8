import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import type { LookAlike } from './look-alikes.js';
import type { Guess, HealthAssessment, NamedGroup } from './sighting.js';

type Difficulty = 'easy' | 'medium' | 'hard';

/** Toxicity for pets; unknown never means safe. */
interface PetToxicity {
  level: 'toxic' | 'caution' | 'non-toxic' | 'unknown';
  animals: string[];
  source: string | null;
  basis: string;
}

/** What an identification uses from the plant library. */
export interface KnownPlant {
  id: string;
  commonName: string;
  scientificName: string;
  /** As the library sorts plants: fern, herb, fruit, … */
  kind: string;
  description: string;
  imageUrl: string;
  waterNeeds: string;
  waterIntervalDays: number;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: Difficulty;
  petToxicity: PetToxicity;
}

/** Below this confidence the answer names several plants instead of one. */
export const SURE = 0.6;

/** sure: one name. unsure: several. not-listed: probably a plant that the identifier does not know. */
export type Certainty = 'sure' | 'unsure' | 'not-listed' | 'not-a-plant';

export interface IdentifiedPlant {
  commonName: string;
  scientificName: string;
  description: string;
  waterNeeds: string;
  /** Between two waterings while it grows, by its care guide; findings of earlier versions have none. */
  waterIntervalDays?: number | null;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: Difficulty;
  diseaseDetection?: HealthAssessment;
  petToxicity: PetToxicity;
  /** Its entry in the library, if there is one. */
  libraryId: string | null;
}

export interface Candidate extends Omit<Guess, 'typical'> {
  libraryId: string | null;
  imageUrl: string | null;
  /** What it looks like, from the library, to compare it by; findings of earlier versions have none. */
  description?: string | null;
}

/** A sighting with what we know about the plant. This is stored and shown. */
export interface Finding {
  provider: { name: string; model: string };
  /** The usual identifier failed and this one answered in its place; it is not counted. Earlier versions have none. */
  standsIn?: boolean | null;
  /** The person's own device looked at the photos, with our built-in identifier. Earlier versions have none. */
  onDevice?: boolean | null;
  isPlant: boolean;
  mayNotBeAPlant: boolean;
  certainty: Certainty;
  /** A poisonous plant for which the first answer may have been taken; findings of earlier versions have none. */
  lookAlike?: LookAlike | null;
  /** What makes all of the photos hard to recognise; findings of earlier versions have none. */
  photoIssues?: PhotoIssue[] | null;
  /** What this means and what to do next, in a sentence or two. */
  advice: string;
  plant: IdentifiedPlant | null;
  confidence: number;
  candidates: Candidate[];
  /** What kind of plant it is, where that is sure and the name is not; findings of earlier versions have none. */
  group?: NamedGroup | null;
  secondOpinion: {
    provider: string;
    commonName: string;
    scientificName: string;
    confidence: number;
    agrees: boolean;
  } | null;
}

/** The library's entry for one of these names, if there is one. */
export type Lookup = (guess: Guess) => KnownPlant | undefined;
