import { baseApi as api } from '../base-api';
export const addTagTypes = ['plant-key'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listKeyPlants: build.query<ListKeyPlantsApiResponse, ListKeyPlantsApiArg>({
        query: () => ({ url: `/api/plant-key` }),
        providesTags: ['plant-key'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListKeyPlantsApiResponse =
  /** status 200 What can be seen of every plant of the library, to find one by its looks */ KeyPlantDto[];
export type ListKeyPlantsApiArg = void;
export type PlantTraitsDto = {
  habit: string;
  leaf: string;
  pattern: string;
  leafColour: string;
  flower: string;
  flowerColour: string | null;
  pot: string;
};
export type KeyPlantDto = {
  id: string;
  slug: string;
  commonName: string;
  scientificName: string;
  category: 'houseplants' | 'succulents' | 'flowering';
  drawing: PlantTraitsDto;
};
export const { useListKeyPlantsQuery } = injectedRtkApi;
