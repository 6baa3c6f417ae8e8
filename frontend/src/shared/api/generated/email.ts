import { baseApi as api } from '../base-api';
export const addTagTypes = ['email'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendVerification: build.mutation<SendVerificationApiResponse, SendVerificationApiArg>({
        query: () => ({ url: `/api/email/verification`, method: 'POST' }),
        invalidatesTags: ['email'],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({ url: `/api/email/verify`, method: 'POST', body: queryArg.verifyEmailDto }),
        invalidatesTags: ['email'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type SendVerificationApiResponse =
  /** status 202 Mails you a link to confirm your email address */ MessageDto;
export type SendVerificationApiArg = void;
export type VerifyEmailApiResponse =
  /** status 200 Confirms your email address with the link from the mail */ AccountDto;
export type VerifyEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
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
export type EntitlementsDto = {
  /** Identifications in all; null without a limit */
  identifications: number | null;
  /** The AI plant expert */
  expertChat: boolean;
  /** Posts, comments, questions to the experts */
  community: boolean;
};
export type AccountDto = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isPremium: boolean;
  isAdmin: boolean;
  identificationsUsed: number;
  /** IANA, such as Europe/Berlin */
  timeZone: string | null;
  units: 'metric' | 'imperial';
  /** Whether Home shows one plant at a time, in large type; null until it was chosen */
  easyView: boolean | null;
  /** In which this person is spoken to; null until it was chosen */
  language: ('en' | 'es' | 'de' | null) | ('en' | 'es' | 'de' | null);
  /** When the email address was confirmed by the link from a mail; null before that */
  emailVerifiedAt: string | null;
  /** What the plan includes */
  entitlements: EntitlementsDto;
  /** When an expert answered a question of yours that you have not seen answered yet; null when there is none */
  unseenAnswerAt: string | null;
};
export type VerifyEmailDto = {
  /** From the link in the mail */
  token: string;
};
export const { useSendVerificationMutation, useVerifyEmailMutation } = injectedRtkApi;
