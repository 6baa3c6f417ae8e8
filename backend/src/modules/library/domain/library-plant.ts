export const CATEGORIES = ['houseplants', 'succulents', 'flowering'] as const;
export type Category = (typeof CATEGORIES)[number];
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What is known of a plant and pets. "unknown" is never to be read as safe. */
export interface PetToxicity {
  level: 'toxic' | 'caution' | 'unknown';
  /** Those for which it is known to be toxic: cats, dogs, horses. */
  animals: string[];
  /** Where the fact can be read. */
  source: string | null;
  /** One sentence for the screen. */
  basis: string;
}

/** What a gardener can read about a plant. */
export interface LibraryPlant {
  id: string;
  slug: string;
  commonName: string;
  scientificName: string;
  rank: 'species' | 'genus';
  family: string;
  otherNames: string[];
  description: string;
  imageUrl: string;
  category: Category;
  /** Finer than the category: fern, cactus, bulb, herb, … */
  kind: string;
  /** In a word: Daily, Twice a week, Weekly, Bi-weekly, Monthly. */
  waterNeeds: string;
  /** Days between waterings in the growing season. */
  waterIntervalDays: number;
  winterIntervalDays: number;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: Difficulty;
  /** Lowest and highest degrees Celsius at which it does well. */
  temperatureC: number[];
  humidity: 'low' | 'average' | 'high';
  petToxicity: PetToxicity;
}

export const UNKNOWN_TOXICITY: PetToxicity = {
  level: 'unknown',
  animals: [],
  source: null,
  basis: 'We have no reliable record. Unknown does not mean safe.',
};
