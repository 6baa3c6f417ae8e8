import { baseApi as api } from '../base-api';
export const addTagTypes = ['contact'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/contact`, method: 'POST', body: queryArg.contactDto }),
        invalidatesTags: ['contact'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type SendContactMessageApiResponse = /** status 201 Sends a message to the team */ MessageDto;
export type SendContactMessageApiArg = {
  contactDto: ContactDto;
};
export type MessageDto = {
  message: string;
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
export type ContactDto = {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Left empty by people, who do not see it */
  website?: string;
};
export const { useSendContactMessageMutation } = injectedRtkApi;
