export type Rank = 'species' | 'genus';

/** One plant that it might be. */
export interface Guess {
  commonName: string;
  scientificName: string;
  rank: Rank;
  /** 0 to 1, calibrated: of the answers given at 0.8, about eight in ten are right. */
  confidence: number;
}

export interface HealthAssessment {
  status: 'healthy' | 'warning' | 'diseased';
  /** 0 to 100. */
  healthScore: number;
  issues: string[];
  recommendations: string[];
}

/** What an identifier itself can say about how to care for its best guess. */
export interface CareWords {
  description: string;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
}

/** How the plant looks, as far as it can be told. */
export type Condition =
  | { verdict: 'assessed'; health: HealthAssessment }
  /** Healthy or stressed, from the looks of the leaves alone; 0 to 1 how likely stressed. */
  | { verdict: 'healthy' | 'stressed'; stress: number }
  | { verdict: 'unknown' };

/** What an identifier saw on the photos. */
export interface Sighting {
  provider: string;
  model: string;
  isPlant: boolean;
  /** It answers all the same, but this may not be a plant. */
  mayNotBeAPlant: boolean;
  /** False when the plant is probably none that this identifier knows. */
  isKnown: boolean;
  /** Best first, at most five. */
  guesses: Guess[];
  care?: CareWords;
  condition: Condition;
  inputTokens?: number;
  outputTokens?: number;
  /** What another identifier thought of the same photos. */
  secondOpinion?: { provider: string; best: Guess; agrees: boolean };
}
