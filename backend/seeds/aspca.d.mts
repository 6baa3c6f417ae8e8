export function listedLevel(plant: {
  scientificName: string;
  otherNames: readonly string[];
  rank: string;
}): 'toxic' | 'caution' | 'non-toxic' | null;
