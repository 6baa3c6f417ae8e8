export const CATEGORIES = ['houseplants', 'succulents', 'flowering'] as const;
export type Category = (typeof CATEGORIES)[number];
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Toxicity for pets; "unknown" never means safe. */
export interface PetToxicity {
  level: 'toxic' | 'caution' | 'non-toxic' | 'unknown';
  /** Animals for which it is known to be toxic: cats, dogs, horses. */
  animals: string[];
  /** Where the fact was published. */
  source: string | null;
  /** One sentence for the screen. */
  basis: string;
}

/** A plant of the library. */
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
  /** The same in its months of rest, which for most is winter. */
  winterIntervalDays: number;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: Difficulty;
  /** Lowest and highest suitable temperature in degrees Celsius. */
  temperatureC: number[];
  humidity: 'low' | 'average' | 'high';
  petToxicity: PetToxicity;
}
