import { baseApi as api } from '../base-api';
export const addTagTypes = ['guides'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getGuide: build.query<GetGuideApiResponse, GetGuideApiArg>({
        query: (queryArg) => ({ url: `/api/plant-library/${queryArg.slug}` }),
        providesTags: ['guides'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetGuideApiResponse = /** status 200 The care guide of one plant of the library */ GuideDto;
export type GetGuideApiArg = {
  slug: string;
};
export type PetToxicityDto = {
  /** unknown does not mean safe */
  level: 'toxic' | 'caution' | 'non-toxic' | 'unknown';
  animals: string[];
  /** Where the fact can be read */
  source: string | null;
  /** One sentence for the screen */
  basis: string;
};
export type CareWordsDto = {
  /** While it grows */
  oftenWatered: string;
  water: string;
  feed: string | null;
  repot: string | null;
  prune: string | null;
};
export type PropagationWayDto = {
  /** Within a sentence */
  way: string;
  /** Its steps */
  how: string;
};
export type RelatedPlantDto = {
  slug: string;
  commonName: string;
  scientificName: string;
  imageUrl: string;
};
export type GuideDto = {
  id: string;
  slug: string;
  commonName: string;
  scientificName: string;
  rank: 'species' | 'genus';
  family: string;
  otherNames: string[];
  description: string;
  imageUrl: string;
  category: 'houseplants' | 'succulents' | 'flowering';
  /** Finer than the category: fern, cactus, bulb, herb, … */
  kind: string;
  waterNeeds: string;
  /** Days between waterings in the growing season */
  waterIntervalDays: number;
  /** The same in its months of rest */
  winterIntervalDays: number;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Lowest and highest degrees Celsius */
  temperatureC: number[];
  humidity: 'low' | 'average' | 'high';
  petToxicity: PetToxicityDto;
  /** How often it is cared for, and when: the rhythm of its schedule in a garden */
  care: CareWordsDto;
  /** How it is multiplied, the best way first; empty where we do not know */
  propagation: PropagationWayDto[];
  /** Plants like this one, the most alike first */
  related: RelatedPlantDto[];
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  /** A relative address that stands for the code */
  type: string;
  title: string;
  /** The same as the status of the answer */
  status: number;
  /** What a client compares */
  code: string;
  /** What a person reads */
  message: string;
  /** The same id stands in the log */
  requestId: string;
  /** A sentence for each field that is not right */
  errors?: FieldErrorDto[];
};
export const { useGetGuideQuery } = injectedRtkApi;
