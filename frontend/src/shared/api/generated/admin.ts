import { baseApi as api } from '../base-api';
export const addTagTypes = ['admin'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMailbox: build.query<ListMailboxApiResponse, ListMailboxApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/mailbox`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListMailboxApiResponse =
  /** status 200 The mails that were kept on this server, newest first */ KeptMailDto[];
export type ListMailboxApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type KeptMailDto = {
  id: string;
  to: string;
  subject: string;
  /** Plain text */
  text: string;
  sentAt: string;
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
export const { useListMailboxQuery } = injectedRtkApi;
