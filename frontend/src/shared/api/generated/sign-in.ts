import { baseApi as api } from '../base-api';
export const addTagTypes = ['sign-in'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSignIn: build.query<GetSignInApiResponse, GetSignInApiArg>({
        query: () => ({ url: `/api/account/sign-in` }),
        providesTags: ['sign-in'],
      }),
      beginTwoStep: build.mutation<BeginTwoStepApiResponse, BeginTwoStepApiArg>({
        query: () => ({ url: `/api/account/two-step`, method: 'POST' }),
        invalidatesTags: ['sign-in'],
      }),
      enableTwoStep: build.mutation<EnableTwoStepApiResponse, EnableTwoStepApiArg>({
        query: (queryArg) => ({ url: `/api/account/two-step`, method: 'PUT', body: queryArg.codeDto }),
        invalidatesTags: ['sign-in'],
      }),
      disableTwoStep: build.mutation<DisableTwoStepApiResponse, DisableTwoStepApiArg>({
        query: () => ({ url: `/api/account/two-step`, method: 'DELETE' }),
        invalidatesTags: ['sign-in'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: () => ({ url: `/api/account/recovery-codes`, method: 'POST' }),
        invalidatesTags: ['sign-in'],
      }),
      askForPasskey: build.mutation<AskForPasskeyApiResponse, AskForPasskeyApiArg>({
        query: () => ({ url: `/api/account/passkeys/options`, method: 'POST' }),
        invalidatesTags: ['sign-in'],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/account/passkeys`, method: 'POST', body: queryArg.addPasskeyDto }),
        invalidatesTags: ['sign-in'],
      }),
      removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/account/passkeys/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['sign-in'],
      }),
      confirm: build.mutation<ConfirmApiResponse, ConfirmApiArg>({
        query: (queryArg) => ({ url: `/api/account/confirm`, method: 'POST', body: queryArg.confirmDto }),
        invalidatesTags: ['sign-in'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetSignInApiResponse = /** status 200 Two-step login and your passkeys */ SignInDto;
export type GetSignInApiArg = void;
export type BeginTwoStepApiResponse =
  /** status 201 Begins two-step login: a secret for an app of codes */ NewTwoStepDto;
export type BeginTwoStepApiArg = void;
export type EnableTwoStepApiResponse =
  /** status 200 Turns two-step login on with a first code, and answers the recovery codes */ RecoveryCodesDto;
export type EnableTwoStepApiArg = {
  codeDto: CodeDto;
};
export type DisableTwoStepApiResponse = unknown;
export type DisableTwoStepApiArg = void;
export type RenewRecoveryCodesApiResponse =
  /** status 201 New recovery codes in place of the old ones */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = void;
export type AskForPasskeyApiResponse =
  /** status 201 What a browser needs to make a passkey */ PasskeyOptionsDto;
export type AskForPasskeyApiArg = void;
export type AddPasskeyApiResponse = unknown;
export type AddPasskeyApiArg = {
  addPasskeyDto: AddPasskeyDto;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
};
export type ConfirmApiResponse = unknown;
export type ConfirmApiArg = {
  confirmDto: ConfirmDto;
};
export type TwoStepStateDto = {
  isOn: boolean;
  recoveryCodesLeft: number;
};
export type PasskeyDto = {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
};
export type SignInDto = {
  twoStep: TwoStepStateDto;
  /** Whether this server has a name, which passkeys belong to */
  arePasskeysAvailable: boolean;
  passkeys: PasskeyDto[];
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
export type NewTwoStepDto = {
  /** In base32, to be typed into an app of codes */
  secret: string;
  /** The same as an address that such apps open, and as the text of the picture that they read */
  address: string;
};
export type RecoveryCodesDto = {
  recoveryCodes: string[];
};
export type CodeDto = {
  code: string;
};
export type PasskeyOptionsDto = {
  /** In the JSON of WebAuthn (Level 3), for the browser */
  options: {
    [key: string]: any;
  };
};
export type AddPasskeyDto = {
  /** What the browser answered, in the JSON of WebAuthn (Level 3) */
  credential: {
    [key: string]: any;
  };
  name: string;
};
export type ConfirmDto = {
  password: string;
  /** Of an app of codes, or a recovery code; where two-step login is on */
  code?: string;
};
export const {
  useGetSignInQuery,
  useBeginTwoStepMutation,
  useEnableTwoStepMutation,
  useDisableTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useAskForPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useConfirmMutation,
} = injectedRtkApi;
