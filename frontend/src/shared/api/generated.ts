import { baseApi as api } from './base-api';
export const addTagTypes = [
  'auth',
  'passwords',
  'profile',
  'garden',
  'identification',
  'library',
  'own-data',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: () => ({ url: `/api/auth/user` }),
        providesTags: ['auth'],
      }),
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
      updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
        query: (queryArg) => ({ url: `/api/profile/update`, method: 'PUT', body: queryArg.updateProfileDto }),
        invalidatesTags: ['profile'],
      }),
      addPlant: build.mutation<AddPlantApiResponse, AddPlantApiArg>({
        query: (queryArg) => ({ url: `/api/plants`, method: 'POST', body: queryArg.addPlantDto }),
        invalidatesTags: ['garden'],
      }),
      listPlants: build.query<ListPlantsApiResponse, ListPlantsApiArg>({
        query: (queryArg) => ({
          url: `/api/plants`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            userId: queryArg.userId,
          },
        }),
        providesTags: ['garden'],
      }),
      getPlant: build.query<GetPlantApiResponse, GetPlantApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}` }),
        providesTags: ['garden'],
      }),
      removePlant: build.mutation<RemovePlantApiResponse, RemovePlantApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['garden'],
      }),
      identifyPlant: build.mutation<IdentifyPlantApiResponse, IdentifyPlantApiArg>({
        query: (queryArg) => ({
          url: `/api/identify-plant`,
          method: 'POST',
          body: queryArg.identifyPlantDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
            Prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ['identification'],
      }),
      listIdentifications: build.query<ListIdentificationsApiResponse, ListIdentificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/identifications`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['identification'],
      }),
      getIdentification: build.query<GetIdentificationApiResponse, GetIdentificationApiArg>({
        query: (queryArg) => ({ url: `/api/identifications/${queryArg.id}` }),
        providesTags: ['identification'],
      }),
      followIdentification: build.query<FollowIdentificationApiResponse, FollowIdentificationApiArg>({
        query: (queryArg) => ({ url: `/api/identifications/${queryArg.id}/events` }),
        providesTags: ['identification'],
      }),
      giveIdentificationFeedback: build.mutation<
        GiveIdentificationFeedbackApiResponse,
        GiveIdentificationFeedbackApiArg
      >({
        query: (queryArg) => ({
          url: `/api/identifications/${queryArg.id}/feedback`,
          method: 'POST',
          body: queryArg.feedbackDto,
        }),
        invalidatesTags: ['identification'],
      }),
      listLibraryPlants: build.query<ListLibraryPlantsApiResponse, ListLibraryPlantsApiArg>({
        query: (queryArg) => ({
          url: `/api/plant-library`,
          params: {
            category: queryArg.category,
            search: queryArg.search,
          },
        }),
        providesTags: ['library'],
      }),
      requestExport: build.mutation<RequestExportApiResponse, RequestExportApiArg>({
        query: () => ({ url: `/api/account/export`, method: 'POST' }),
        invalidatesTags: ['own-data'],
      }),
      listExports: build.query<ListExportsApiResponse, ListExportsApiArg>({
        query: () => ({ url: `/api/account/exports` }),
        providesTags: ['own-data'],
      }),
      getExport: build.query<GetExportApiResponse, GetExportApiArg>({
        query: (queryArg) => ({ url: `/api/account/exports/${queryArg.id}` }),
        providesTags: ['own-data'],
      }),
      downloadExport: build.query<DownloadExportApiResponse, DownloadExportApiArg>({
        query: (queryArg) => ({ url: `/api/account/exports/${queryArg.id}/file` }),
        providesTags: ['own-data'],
      }),
      importData: build.mutation<ImportDataApiResponse, ImportDataApiArg>({
        query: (queryArg) => ({ url: `/api/account/import`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['own-data'],
      }),
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: () => ({ url: `/api/account/imports` }),
        providesTags: ['own-data'],
      }),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({ url: `/api/account/imports/${queryArg.id}` }),
        providesTags: ['own-data'],
      }),
      cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>({
        query: (queryArg) => ({ url: `/api/account/imports/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['own-data'],
      }),
      confirmImport: build.mutation<ConfirmImportApiResponse, ConfirmImportApiArg>({
        query: (queryArg) => ({ url: `/api/account/imports/${queryArg.id}/confirm`, method: 'POST' }),
        invalidatesTags: ['own-data'],
      }),
      deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
        query: (queryArg) => ({ url: `/api/account`, method: 'DELETE', body: queryArg.deleteAccountDto }),
        invalidatesTags: ['own-data'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetUserApiResponse = /** status 200 Who is signed in */ AccountDto;
export type GetUserApiArg = void;
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
export type UpdateProfileApiResponse = /** status 200 Saves the names */ AccountDto;
export type UpdateProfileApiArg = {
  updateProfileDto: UpdateProfileDto;
};
export type AddPlantApiResponse = /** status 201 Puts a plant into your garden */ PlantDto;
export type AddPlantApiArg = {
  addPlantDto: AddPlantDto;
};
export type ListPlantsApiResponse = /** status 200 The plants in your garden, newest first */ PlantDto[];
export type ListPlantsApiArg = {
  limit?: Object;
  /** As given by the Link header of the page before */
  cursor?: string;
  /** Must be the signed-in user, or absent */
  userId?: string;
};
export type GetPlantApiResponse = /** status 200 One plant of your garden */ PlantDto;
export type GetPlantApiArg = {
  id: string;
};
export type RemovePlantApiResponse = unknown;
export type RemovePlantApiArg = {
  id: string;
};
export type IdentifyPlantApiResponse =
  | /** status 200 Which plant is on the photos */ IdentificationDto
  | /** status 202 Accepted; follow it at Location */ IdentificationRecordDto;
export type IdentifyPlantApiArg = {
  /** The same key is the same identification */
  'Idempotency-Key'?: string;
  /** `respond-async`: answer 202 at once */
  prefer?: string;
  identifyPlantDto: IdentifyPlantDto;
};
export type ListIdentificationsApiResponse =
  /** status 200 Your identifications, newest first */ IdentificationRecordDto[];
export type ListIdentificationsApiArg = {
  limit?: Object;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type GetIdentificationApiResponse =
  /** status 200 One of your identifications */ IdentificationRecordDto;
export type GetIdentificationApiArg = {
  id: string;
};
export type FollowIdentificationApiResponse = unknown;
export type FollowIdentificationApiArg = {
  id: string;
};
export type GiveIdentificationFeedbackApiResponse =
  /** status 200 Confirms the answer, or says which plant it is */ IdentificationRecordDto;
export type GiveIdentificationFeedbackApiArg = {
  id: string;
  feedbackDto: FeedbackDto;
};
export type ListLibraryPlantsApiResponse =
  /** status 200 The plant library, or what in it matches */ LibraryPlantDto[];
export type ListLibraryPlantsApiArg = {
  category?: 'all' | 'houseplants' | 'succulents' | 'flowering';
  /** A name, or the beginning of one; typing errors are forgiven */
  search?: string;
};
export type RequestExportApiResponse =
  /** status 202 Begins to put everything that is yours into one file; follow it at Location */ ExportDto;
export type RequestExportApiArg = void;
export type ListExportsApiResponse = /** status 200 Your downloads, newest first */ ExportDto[];
export type ListExportsApiArg = void;
export type GetExportApiResponse = /** status 200 One of your downloads, and how far it has come */ ExportDto;
export type GetExportApiArg = {
  id: string;
};
export type DownloadExportApiResponse = unknown;
export type DownloadExportApiArg = {
  id: string;
};
export type ImportDataApiResponse =
  /** status 202 Takes a backup, or a list of plants to look at; follow it at Location */ ImportDto;
export type ImportDataApiArg = {
  body: Blob;
};
export type ListImportsApiResponse =
  /** status 200 The files that you have brought in, newest first */ ImportDto[];
export type ListImportsApiArg = void;
export type GetImportApiResponse =
  /** status 200 One of them: what it would add, how far it has come, or what it has added */ ImportDto;
export type GetImportApiArg = {
  id: string;
};
export type CancelImportApiResponse = unknown;
export type CancelImportApiArg = {
  id: string;
};
export type ConfirmImportApiResponse =
  /** status 202 Adds the plants of a list that you have looked at */ ImportDto;
export type ConfirmImportApiArg = {
  id: string;
};
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  deleteAccountDto: DeleteAccountDto;
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
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  type: string;
  title: string;
  status: number;
  code: string;
  message: string;
  /** The same id stands in the log */
  requestId: string;
  errors?: FieldErrorDto[];
};
export type SignedInDto = {
  user: AccountDto;
  message: string;
};
export type LoginDto = {
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
  email: string;
  password: string;
};
export type RegisterDto = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
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
};
export type UpdateProfileDto = {
  firstName: string;
  lastName: string;
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
  units?: 'metric' | 'imperial';
};
export type PlantDto = {
  id: string;
  userId: string;
  libraryId: string | null;
  commonName: string;
  scientificName: string | null;
  description: string | null;
  imageUrl: string | null;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string | null;
  careInstructions: string | null;
  dateAdded: string;
  lastWatered: string | null;
  status: 'healthy' | 'needs-water' | 'needs-care';
};
export type AddPlantDto = {
  /** Must be the signed-in user, or absent */
  userId?: string;
  commonName: string;
  scientificName?: string | null;
  description?: string | null;
  imageUrl?: string | null;
  waterNeeds?: string | null;
  lightNeeds?: string | null;
  soilType?: string | null;
  careInstructions?: string | null;
  lastWatered?: string | null;
  /** Its entry in the library */
  libraryId?: string | null;
};
export type Object = {};
export type HealthAssessmentDto = {
  status: 'healthy' | 'warning' | 'diseased';
  healthScore: number;
  issues: string[];
  recommendations: string[];
};
export type PetToxicityDto = {
  /** unknown does not mean safe */
  level: 'toxic' | 'caution' | 'unknown';
  animals: string[];
  /** Where the fact can be read */
  source: string | null;
  /** One sentence for the screen */
  basis: string;
};
export type IdentifiedPlantDto = {
  commonName: string;
  scientificName: string;
  description: string;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Left out when the identifier cannot tell */
  diseaseDetection?: HealthAssessmentDto;
  petToxicity: PetToxicityDto;
  libraryId: string | null;
};
export type CandidateDto = {
  commonName: string;
  scientificName: string;
  rank: 'species' | 'genus';
  confidence: number;
  libraryId: string | null;
  /** A drawing of it */
  imageUrl: string | null;
};
export type ProviderDto = {
  name: 'local' | 'anthropic' | 'openai';
  model: string;
};
export type SecondOpinionDto = {
  provider: string;
  commonName: string;
  scientificName: string;
  confidence: number;
  agrees: boolean;
};
export type GivenFeedbackDto = {
  correct: boolean;
  scientificName: string;
  givenAt: string;
};
export type IdentificationDto = {
  /** null when the photo shows no plant */
  plant: IdentifiedPlantDto | null;
  /** Of the answers given at 0.8, about eight in ten are right */
  confidence: number;
  certainty: 'sure' | 'unsure' | 'not-listed' | 'not-a-plant';
  /** What this means and what to do next */
  advice: string;
  isPlant: boolean;
  /** There is an answer, but with a warning */
  mayNotBeAPlant: boolean;
  /** At most five, the likeliest first */
  candidates: CandidateDto[];
  provider: ProviderDto;
  secondOpinion: SecondOpinionDto | null;
  identificationId: string;
  /** The first photo, without its location */
  imageUrl: string;
  imageUrls: string[];
  trialLimitReached: boolean;
  /** null means no limit */
  remainingIdentifications: number | null;
  createdAt: string;
  feedback: GivenFeedbackDto | null;
};
export type FindingDto = {
  /** null when the photo shows no plant */
  plant: IdentifiedPlantDto | null;
  /** Of the answers given at 0.8, about eight in ten are right */
  confidence: number;
  certainty: 'sure' | 'unsure' | 'not-listed' | 'not-a-plant';
  /** What this means and what to do next */
  advice: string;
  isPlant: boolean;
  /** There is an answer, but with a warning */
  mayNotBeAPlant: boolean;
  /** At most five, the likeliest first */
  candidates: CandidateDto[];
  provider: ProviderDto;
  secondOpinion: SecondOpinionDto | null;
};
export type FailureDto = {
  code: string;
  message: string;
};
export type IdentificationRecordDto = {
  identificationId: string;
  state: 'queued' | 'analysing' | 'answered' | 'released';
  createdAt: string;
  imageUrl: string;
  imageUrls: string[];
  result: FindingDto | null;
  failure: FailureDto | null;
  feedback: GivenFeedbackDto | null;
};
export type IdentifyPlantDto = {
  /** Must be the signed-in user, or absent */
  userId?: string;
  /** One photo, as a data URL: JPEG, PNG, WebP, HEIC or AVIF, at most 10 MB */
  imageData?: string;
  /** One to five photos of one plant */
  images?: string[];
};
export type FeedbackDto = {
  /** Whether the plant was named rightly */
  correct: boolean;
  /** If not: which one it is */
  scientificName?: string;
};
export type LibraryPlantDto = {
  id: string;
  slug: string;
  commonName: string;
  scientificName: string;
  rank: 'species' | 'genus';
  family: string;
  otherNames: string[];
  description: string;
  imageUrl: string;
  category: 'houseplants' | 'succulents' | 'flowering';
  /** Finer than the category: fern, cactus, bulb, herb, … */
  kind: string;
  waterNeeds: string;
  /** Days between waterings in the growing season */
  waterIntervalDays: number;
  /** Days between waterings in winter */
  winterIntervalDays: number;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Lowest and highest degrees Celsius */
  temperatureC: number[];
  humidity: 'low' | 'average' | 'high';
  petToxicity: PetToxicityDto;
};
export type ProgressDto = {
  /** What is being worked on */
  part: 'garden' | 'reading' | 'photos' | 'keeping';
  done: number;
  /** 0 while nobody knows yet */
  total: number;
};
export type ExportDto = {
  id: string;
  state: 'queued' | 'working' | 'ready' | 'failed';
  progress: ProgressDto;
  /** Size of the file, once it is there */
  bytes: number | null;
  /** Why it failed */
  problem: string | null;
  createdAt: string;
  /** Until when it can be downloaded */
  expiresAt: string | null;
};
export type ListRowDto = {
  /** Its line in the file */
  line: number;
  commonName: string;
  scientificName: string | null;
  place: string | null;
  lastWatered: string | null;
  notes: string | null;
  libraryId: string | null;
  /** The plant of the library that it gets its care from */
  libraryName: string | null;
  verdict: 'new' | 'already' | 'not-understood';
  /** What to know of it; empty when all is well */
  remark: string;
};
export type TallyDto = {
  kind: 'plants' | 'tasks' | 'care' | 'journal' | 'identifications' | 'photos' | 'settings';
  added: number;
  /** Was there before, and stays as it is */
  already: number;
  /** Could not be read or kept; the notes say why */
  leftOut: number;
};
export type ImportResultDto = {
  tallies: TallyDto[];
  /** What was left out and why */
  notes: string[];
};
export type ImportDto = {
  id: string;
  kind: 'backup' | 'list';
  state: 'arriving' | 'preview' | 'queued' | 'working' | 'done' | 'failed';
  progress: ProgressDto;
  /** Of a list: what confirming would add */
  rows: ListRowDto[] | null;
  result: ImportResultDto | null;
  /** Why it failed */
  problem: string | null;
  createdAt: string;
};
export type DeleteAccountDto = {
  password: string;
};
export const {
  useGetUserQuery,
  useLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useUpdateProfileMutation,
  useAddPlantMutation,
  useListPlantsQuery,
  useGetPlantQuery,
  useRemovePlantMutation,
  useIdentifyPlantMutation,
  useListIdentificationsQuery,
  useGetIdentificationQuery,
  useFollowIdentificationQuery,
  useGiveIdentificationFeedbackMutation,
  useListLibraryPlantsQuery,
  useRequestExportMutation,
  useListExportsQuery,
  useGetExportQuery,
  useDownloadExportQuery,
  useImportDataMutation,
  useListImportsQuery,
  useGetImportQuery,
  useCancelImportMutation,
  useConfirmImportMutation,
  useDeleteAccountMutation,
} = injectedRtkApi;
