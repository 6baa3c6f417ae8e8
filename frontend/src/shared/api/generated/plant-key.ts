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
  /** How it grows */
  habit: string;
  leaf: string;
  pattern: string;
  leafColour: string;
  /** none where it is grown for its leaves */
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
  /** What its drawing is made of */
  drawing: PlantTraitsDto;
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
export const { useListKeyPlantsQuery } = injectedRtkApi;
