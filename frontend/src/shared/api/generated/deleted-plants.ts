import { baseApi as api } from '../base-api';
export const addTagTypes = ['deleted-plants'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDeletedPlants: build.query<ListDeletedPlantsApiResponse, ListDeletedPlantsApiArg>({
        query: () => ({ url: `/api/deleted-plants` }),
        providesTags: ['deleted-plants'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListDeletedPlantsApiResponse =
  /** status 200 The plants that were deleted in the last 30 days, at most 200, newest first */ DeletedPlantDto[];
export type ListDeletedPlantsApiArg = void;
export type DeletedPlantDto = {
  id: string;
  commonName: string;
  imageUrl: string | null;
  deletedAt: string;
  /** From then on it cannot be restored */
  goneAt: string;
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
export const { useListDeletedPlantsQuery } = injectedRtkApi;
