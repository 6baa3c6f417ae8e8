import { baseApi as api } from '../base-api';
export const addTagTypes = ['learning'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getLearningConsent: build.query<GetLearningConsentApiResponse, GetLearningConsentApiArg>({
        query: () => ({ url: `/api/account/learning-consent` }),
        providesTags: ['learning'],
      }),
      giveLearningConsent: build.mutation<GiveLearningConsentApiResponse, GiveLearningConsentApiArg>({
        query: () => ({ url: `/api/account/learning-consent`, method: 'PUT' }),
        invalidatesTags: ['learning'],
      }),
      withdrawLearningConsent: build.mutation<
        WithdrawLearningConsentApiResponse,
        WithdrawLearningConsentApiArg
      >({
        query: () => ({ url: `/api/account/learning-consent`, method: 'DELETE' }),
        invalidatesTags: ['learning'],
      }),
      downloadLearningPhotos: build.query<DownloadLearningPhotosApiResponse, DownloadLearningPhotosApiArg>({
        query: () => ({ url: `/api/admin/learning-photos` }),
        providesTags: ['learning'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetLearningConsentApiResponse =
  /** status 200 Whether our identifier may learn from photos whose answers you judged */ LearningConsentDto;
export type GetLearningConsentApiArg = void;
export type GiveLearningConsentApiResponse = unknown;
export type GiveLearningConsentApiArg = void;
export type WithdrawLearningConsentApiResponse = unknown;
export type WithdrawLearningConsentApiArg = void;
export type DownloadLearningPhotosApiResponse =
  /** status 200 Photos of people who let the identifier learn from them, as a training folder */ Blob;
export type DownloadLearningPhotosApiArg = void;
export type LearningConsentDto = {
  /** Since when; null when you do not */
  givenAt: string | null;
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
export const {
  useGetLearningConsentQuery,
  useGiveLearningConsentMutation,
  useWithdrawLearningConsentMutation,
  useDownloadLearningPhotosQuery,
} = injectedRtkApi;
