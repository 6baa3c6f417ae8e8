import { baseApi as api } from '../base-api';
export const addTagTypes = ['sitter'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSitterPage: build.query<GetSitterPageApiResponse, GetSitterPageApiArg>({
        query: (queryArg) => ({ url: `/api/sitter/${queryArg.token}` }),
        providesTags: ['sitter'],
      }),
      tickSitterTask: build.mutation<TickSitterTaskApiResponse, TickSitterTaskApiArg>({
        query: (queryArg) => ({
          url: `/api/sitter/${queryArg.token}`,
          method: 'PUT',
          body: queryArg.tickDto,
        }),
        invalidatesTags: ['sitter'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetSitterPageApiResponse =
  /** status 200 What there is to do on the days of a link for a plant sitter */ SitterPageDto;
export type GetSitterPageApiArg = {
  /** From the link for the plant sitter */
  token: string;
};
export type TickSitterTaskApiResponse =
  /** status 200 Notes a task of today as done, or takes that back; a repeat changes nothing */ SitterPageDto;
export type TickSitterTaskApiArg = {
  /** From the link for the plant sitter */
  token: string;
  tickDto: TickDto;
};
export type SitterTaskDto = {
  /** Names the task on this page alone */
  ref: string;
  plantName: string;
  drawing: string | null;
  place: string | null;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom' | 'treatment';
  /** What a task of the gardener’s own is called */
  title: string | null;
  /** What every place says about it; null once it is done */
  reason: string | null;
  /** A plant sitter has done it */
  isDone: boolean;
};
export type SitterDayDto = {
  date: string;
  tasks: SitterTaskDto[];
};
export type SitterPageDto = {
  from: string;
  to: string;
  /** The day it is where the plants are */
  today: string;
  /** What the gardener wants the sitter to know */
  note: string | null;
  /** Days without a task are left out */
  days: SitterDayDto[];
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
export type TickDto = {
  /** The `ref` of the task */
  task: string;
  /** The day that the page shows as today */
  on: string;
  /** false takes it back, on the same day */
  done: boolean;
};
export const { useGetSitterPageQuery, useTickSitterTaskMutation } = injectedRtkApi;
