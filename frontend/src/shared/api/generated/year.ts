import { baseApi as api } from '../base-api';
export const addTagTypes = ['year'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getGardenMonth: build.query<GetGardenMonthApiResponse, GetGardenMonthApiArg>({
        query: (queryArg) => ({
          url: `/api/garden/year`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ['year'],
      }),
      getPlantYear: build.query<GetPlantYearApiResponse, GetPlantYearApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}/year` }),
        providesTags: ['year'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetGardenMonthApiResponse =
  /** status 200 What a month has for your garden, with tips for the season */ GardenMonthDto;
export type GetGardenMonthApiArg = {
  month: string;
};
export type GetPlantYearApiResponse =
  /** status 200 The months in which a plant rests, is fed, repotted and pruned, and flowers */ PlantYearDto;
export type GetPlantYearApiArg = {
  id: string;
};
export type PlantOfMonthDto = {
  id: string;
  name: string;
};
export type PartOfMonthDto = {
  part: 'shelter' | 'rest' | 'feed' | 'repot' | 'prune' | 'flower';
  plants: PlantOfMonthDto[];
};
export type TipSourceDto = {
  name: string;
  url: string;
};
export type SeasonalTipDto = {
  id: string;
  /** Two sentences */
  text: string;
  source: TipSourceDto;
};
export type GardenMonthDto = {
  month: string;
  /** Parts of the year that some plants have now */
  parts: PartOfMonthDto[];
  /** At most two, for the plants that are there */
  tips: SeasonalTipDto[];
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
export type PlantYearDto = {
  /** It stands outdoors and not the cold: months of your own hemisphere, 1 to 12 */
  shelter: number[];
  /** It rests and drinks less: months of your own hemisphere, 1 to 12 */
  rest: number[];
  /** It is fed: months of your own hemisphere, 1 to 12 */
  feed: number[];
  /** It is repotted, every few years: months of your own hemisphere, 1 to 12 */
  repot: number[];
  /** It is pruned: months of your own hemisphere, 1 to 12 */
  prune: number[];
  /** It flowers, where the library says so: months of your own hemisphere, 1 to 12 */
  flower: number[];
  /** What is to be known of the cold now, where it stands outdoors; its temperature is metric */
  coldNote: string | null;
};
export const { useGetGardenMonthQuery, useGetPlantYearQuery } = injectedRtkApi;
