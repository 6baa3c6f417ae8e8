import { baseApi as api } from '../base-api';
export const addTagTypes = ['auth', 'passwords', 'profile', 'photos'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/api/login`, method: 'POST', body: queryArg.loginDto }),
        invalidatesTags: ['auth'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg.registerDto }),
        invalidatesTags: ['auth'],
      }),
      forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/password/forgot`,
          method: 'POST',
          body: queryArg.forgotPasswordDto,
        }),
        invalidatesTags: ['passwords'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/password/reset`,
          method: 'POST',
          body: queryArg.resetPasswordDto,
        }),
        invalidatesTags: ['passwords'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/account/password`,
          method: 'PUT',
          body: queryArg.changePasswordDto,
        }),
        invalidatesTags: ['passwords'],
      }),
      askForLogin: build.mutation<AskForLoginApiResponse, AskForLoginApiArg>({
        query: () => ({ url: `/api/login/passkey/options`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/login/passkey`, method: 'POST', body: queryArg.passkeyLoginDto }),
        invalidatesTags: ['auth'],
      }),
      updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
        query: (queryArg) => ({ url: `/api/profile/update`, method: 'PUT', body: queryArg.updateProfileDto }),
        invalidatesTags: ['profile'],
      }),
      setProfilePicture: build.mutation<SetProfilePictureApiResponse, SetProfilePictureApiArg>({
        query: (queryArg) => ({
          url: `/api/profile/picture`,
          method: 'PUT',
          body: queryArg.profilePictureDto,
        }),
        invalidatesTags: ['profile'],
      }),
      createUpload: build.mutation<CreateUploadApiResponse, CreateUploadApiArg>({
        query: () => ({ url: `/api/uploads`, method: 'POST' }),
        invalidatesTags: ['photos'],
      }),
      createProfileUpload: build.mutation<CreateProfileUploadApiResponse, CreateProfileUploadApiArg>({
        query: () => ({ url: `/api/profile/upload-url`, method: 'POST' }),
        invalidatesTags: ['photos'],
      }),
      sendPhoto: build.mutation<SendPhotoApiResponse, SendPhotoApiArg>({
        query: (queryArg) => ({
          url: `/api/uploads/${queryArg.id}`,
          method: 'PUT',
          body: queryArg.body,
          params: {
            signature: queryArg.signature,
            expires: queryArg.expires,
          },
        }),
        invalidatesTags: ['photos'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type LoginApiResponse = /** status 200 Signs in and sets the session cookie */ SignedInDto;
export type LoginApiArg = {
  loginDto: LoginDto;
};
export type RegisterApiResponse = /** status 201 Creates an account and signs in */ SignedInDto;
export type RegisterApiArg = {
  registerDto: RegisterDto;
};
export type ForgotPasswordApiResponse =
  /** status 202 Mails a link to choose a new password, if there is such an account */ MessageDto;
export type ForgotPasswordApiArg = {
  forgotPasswordDto: ForgotPasswordDto;
};
export type ResetPasswordApiResponse =
  /** status 200 Sets a new password with the link from the mail */ MessageDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type ChangePasswordApiResponse =
  /** status 200 Changes the password and signs out everywhere else */ MessageDto;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type AskForLoginApiResponse =
  /** status 201 What a browser needs to log in with a passkey */ PasskeyOptionsDto;
export type AskForLoginApiArg = void;
export type LoginWithPasskeyApiResponse =
  /** status 200 Signs in with a passkey and sets the session cookie */ SignedInDto;
export type LoginWithPasskeyApiArg = {
  passkeyLoginDto: PasskeyLoginDto;
};
export type UpdateProfileApiResponse = /** status 200 Saves the names */ AccountDto;
export type UpdateProfileApiArg = {
  updateProfileDto: UpdateProfileDto;
};
export type SetProfilePictureApiResponse = /** status 200 Shows a photo that was sent before */ AccountDto;
export type SetProfilePictureApiArg = {
  profilePictureDto: ProfilePictureDto;
};
export type CreateUploadApiResponse =
  /** status 200 Where to send a photo for a plant or the journal */ UploadUrlDto;
export type CreateUploadApiArg = void;
export type CreateProfileUploadApiResponse = /** status 200 Where to send a profile picture */ UploadUrlDto;
export type CreateProfileUploadApiArg = void;
export type SendPhotoApiResponse =
  /** status 201 Keeps a photo: JPEG, PNG, WebP, HEIC or AVIF, at most 5 MB and 50 megapixels */ UploadedDto;
export type SendPhotoApiArg = {
  id: string;
  signature: string;
  expires: string;
  body: Blob;
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
export type SignedInDto = {
  user: AccountDto;
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
export type LoginDto = {
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
  email: string;
  password: string;
  /** Of an app of codes, or a recovery code; where two-step login is on */
  code?: string;
};
export type RegisterDto = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
  units?: 'metric' | 'imperial';
};
export type MessageDto = {
  message: string;
};
export type ForgotPasswordDto = {
  email: string;
};
export type ResetPasswordDto = {
  /** From the link in the mail */
  token: string;
  password: string;
};
export type ChangePasswordDto = {
  currentPassword: string;
  newPassword: string;
  /** Of an app of codes, or a recovery code; where two-step login is on */
  code?: string;
};
export type PasskeyOptionsDto = {
  /** In the JSON of WebAuthn (Level 3), for the browser */
  options: {
    [key: string]: any;
  };
};
export type PasskeyLoginDto = {
  /** What the browser answered, in the JSON of WebAuthn (Level 3) */
  credential: {
    [key: string]: any;
  };
};
export type UpdateProfileDto = {
  firstName?: string;
  lastName?: string;
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
  units?: 'metric' | 'imperial';
  /** Whether Home shows one plant at a time, in large type */
  easyView?: boolean;
  /** In which you are spoken to */
  language?: 'en' | 'es' | 'de';
};
export type ProfilePictureDto = {
  /** The uploadURL whose upload succeeded, or the imageUrl that it answered */
  profileImageURL: string;
};
export type UploadUrlDto = {
  /** PUT the bytes of one photo there, once, within ten minutes */
  uploadURL: string;
};
export type UploadedDto = {
  /** The photo as WebP, at most 1600 px; `.small.webp` instead of `.webp`: at most 400 px */
  imageUrl: string;
};
export const {
  useLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useAskForLoginMutation,
  useLoginWithPasskeyMutation,
  useUpdateProfileMutation,
  useSetProfilePictureMutation,
  useCreateUploadMutation,
  useCreateProfileUploadMutation,
  useSendPhotoMutation,
} = injectedRtkApi;
