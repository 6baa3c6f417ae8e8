/** What a name stands for: one species, a genus, or plants that belong together otherwise. */
export type Rank = 'species' | 'genus' | 'group';

/** A plant that it might be. */
export interface Guess {
  commonName: string;
  scientificName: string;
  rank: Rank;
  /** 0 to 1, calibrated: of the answers given at 0.8, about eight in ten are right. */
  confidence: number;
  /** For a genus or a group: scientific name of a plant of the library that is cared for as most of it are. */
  typical?: string;
}

export interface HealthAssessment {
  status: 'healthy' | 'warning' | 'diseased';
  /** 0 to 100. */
  healthScore: number;
  issues: string[];
  recommendations: string[];
}

/** Care advice of the identifier for its best guess. */
export interface CareWords {
  description: string;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
}

/** What kind of plant it is, where that is sure and its name is not: "a palm". */
export interface NamedGroup {
  name: string;
  /** 0 to 1, that it is one of these. */
  confidence: number;
}

/** How the plant looks, as far as the identifier can see. */
export type Condition =
  | { verdict: 'assessed'; health: HealthAssessment }
  /** Healthy or stressed, judged by the leaves alone; `stress` is the probability of stress, 0 to 1. */
  | { verdict: 'healthy' | 'stressed'; stress: number }
  | { verdict: 'unknown' };

/** What an identifier saw on the photos. */
export interface Sighting {
  provider: string;
  model: string;
  isPlant: boolean;
  /** There is an answer, but the photo may not show a plant. */
  mayNotBeAPlant: boolean;
  /** False when this identifier probably does not know the plant. */
  isKnown: boolean;
  /** Whether the first name may stand alone; without it, its confidence decides. */
  isSure?: boolean;
  /** Best first, at most five. */
  guesses: Guess[];
  /** The kind of plant that the first guess belongs to, where that is sure and the guess is not. */
  group?: NamedGroup;
  care?: CareWords;
  condition: Condition;
  inputTokens?: number;
  outputTokens?: number;
  /** Whether the identifier that was asked failed, and this one answered in its place. */
  standsIn?: boolean;
  /** The answer of another identifier for the same photos. */
  secondOpinion?: { provider: string; best: Guess; agrees: boolean };
}
