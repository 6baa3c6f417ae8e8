import { baseApi as api } from '../base-api';
export const addTagTypes = ['away'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSitterLinks: build.query<ListSitterLinksApiResponse, ListSitterLinksApiArg>({
        query: () => ({ url: `/api/away` }),
        providesTags: ['away'],
      }),
      addSitterLink: build.mutation<AddSitterLinkApiResponse, AddSitterLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/away`,
          method: 'POST',
          body: queryArg.addSitterLinkDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['away'],
      }),
      endSitterLink: build.mutation<EndSitterLinkApiResponse, EndSitterLinkApiArg>({
        query: (queryArg) => ({ url: `/api/away/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['away'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListSitterLinksApiResponse =
  /** status 200 Your links for plant sitters, those that you did not end first */ SitterLinkDto[];
export type ListSitterLinksApiArg = void;
export type AddSitterLinkApiResponse =
  /** status 201 Makes a link that opens the tasks of these days to anyone who has it */ SitterLinkDto;
export type AddSitterLinkApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  addSitterLinkDto: AddSitterLinkDto;
};
export type EndSitterLinkApiResponse = unknown;
export type EndSitterLinkApiArg = {
  id: string;
};
export type CareEventDto = {
  id: string;
  plantId: string;
  plantName: string;
  taskId: string | null;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom' | 'treatment';
  title: string | null;
  answer: 'done' | 'was-dry' | 'still-moist' | 'later';
  happenedOn: string;
  createdAt: string;
  /** Noted by a plant sitter, for the gardener */
  bySitter: boolean;
  /** Who noted it, where that was somebody else of the household */
  by: string | null;
};
export type SitterLinkDto = {
  id: string;
  /** The first day away */
  fromDay: string;
  /** The last day away; at most 60 days in all */
  toDay: string;
  note: string | null;
  /** The link works; its gardener ended it; its days have passed; the key that made it was taken away, so a new one is needed */
  state: 'open' | 'ended' | 'over' | 'revoked';
  /** The last day on which it opens the page */
  readableUntil: string;
  /** The address for the plant sitter; null where it opens nothing */
  url: string | null;
  /** What the plant sitter noted on these days */
  done: CareEventDto[];
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
export type AddSitterLinkDto = {
  /** The first day away */
  fromDay: string;
  /** The last day away; at most 60 days in all */
  toDay: string;
  /** What the plant sitter should know */
  note?: string;
};
export const { useListSitterLinksQuery, useAddSitterLinkMutation, useEndSitterLinkMutation } = injectedRtkApi;
