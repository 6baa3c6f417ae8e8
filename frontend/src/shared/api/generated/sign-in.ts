import { baseApi as api } from '../base-api';
export const addTagTypes = ['sign-in'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      confirm: build.mutation<ConfirmApiResponse, ConfirmApiArg>({
        query: (queryArg) => ({ url: `/api/account/confirm`, method: 'POST', body: queryArg.confirmDto }),
        invalidatesTags: ['sign-in'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ConfirmApiResponse = unknown;
export type ConfirmApiArg = {
  confirmDto: ConfirmDto;
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
export type ConfirmDto = {
  password: string;
};
export const { useConfirmMutation } = injectedRtkApi;
