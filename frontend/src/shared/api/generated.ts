import { baseApi as api } from './base-api';
export const addTagTypes = [
  'auth',
  'passwords',
  'profile',
  'garden',
  'care',
  'journal',
  'identification',
  'library',
  'admin',
  'own-data',
  'photos',
  'reminders',
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
            archived: queryArg.archived,
          },
        }),
        providesTags: ['garden'],
      }),
      getPlant: build.query<GetPlantApiResponse, GetPlantApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}` }),
        providesTags: ['garden'],
      }),
      updatePlant: build.mutation<UpdatePlantApiResponse, UpdatePlantApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.changePlantDto,
        }),
        invalidatesTags: ['garden'],
      }),
      removePlant: build.mutation<RemovePlantApiResponse, RemovePlantApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['garden'],
      }),
      restorePlant: build.mutation<RestorePlantApiResponse, RestorePlantApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}/restore`, method: 'POST' }),
        invalidatesTags: ['garden'],
      }),
      waterPlant: build.mutation<WaterPlantApiResponse, WaterPlantApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/water`,
          method: 'POST',
          body: queryArg.doneDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['garden'],
      }),
      getCareToday: build.query<GetCareTodayApiResponse, GetCareTodayApiArg>({
        query: () => ({ url: `/api/care/today` }),
        providesTags: ['care'],
      }),
      getCareCalendar: build.query<GetCareCalendarApiResponse, GetCareCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/care/calendar`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ['care'],
      }),
      completeCareTask: build.mutation<CompleteCareTaskApiResponse, CompleteCareTaskApiArg>({
        query: (queryArg) => ({
          url: `/api/care/tasks/${queryArg.id}/done`,
          method: 'POST',
          body: queryArg.doneDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['care'],
      }),
      snoozeCareTask: build.mutation<SnoozeCareTaskApiResponse, SnoozeCareTaskApiArg>({
        query: (queryArg) => ({
          url: `/api/care/tasks/${queryArg.id}/snooze`,
          method: 'POST',
          body: queryArg.snoozeDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['care'],
      }),
      removeCareTask: build.mutation<RemoveCareTaskApiResponse, RemoveCareTaskApiArg>({
        query: (queryArg) => ({ url: `/api/care/tasks/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['care'],
      }),
      undoCareEvent: build.mutation<UndoCareEventApiResponse, UndoCareEventApiArg>({
        query: (queryArg) => ({ url: `/api/care/events/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['care'],
      }),
      getPlantSchedule: build.query<GetPlantScheduleApiResponse, GetPlantScheduleApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}/schedule` }),
        providesTags: ['care'],
      }),
      updatePlantSchedule: build.mutation<UpdatePlantScheduleApiResponse, UpdatePlantScheduleApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/schedule`,
          method: 'PATCH',
          body: queryArg.changeTaskDto,
        }),
        invalidatesTags: ['care'],
      }),
      listJournal: build.query<ListJournalApiResponse, ListJournalApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/journal`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['journal'],
      }),
      writeJournalEntry: build.mutation<WriteJournalEntryApiResponse, WriteJournalEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/journal`,
          method: 'POST',
          body: queryArg.writeEntryDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['journal'],
      }),
      updateJournalEntry: build.mutation<UpdateJournalEntryApiResponse, UpdateJournalEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/journal/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.changeEntryDto,
        }),
        invalidatesTags: ['journal'],
      }),
      removeJournalEntry: build.mutation<RemoveJournalEntryApiResponse, RemoveJournalEntryApiArg>({
        query: (queryArg) => ({ url: `/api/journal/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['journal'],
      }),
      restoreJournalEntry: build.mutation<RestoreJournalEntryApiResponse, RestoreJournalEntryApiArg>({
        query: (queryArg) => ({ url: `/api/journal/${queryArg.id}/restore`, method: 'POST' }),
        invalidatesTags: ['journal'],
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
      getCalendar: build.query<GetCalendarApiResponse, GetCalendarApiArg>({
        query: (queryArg) => ({ url: `/api/calendar/${queryArg.token}.ics` }),
        providesTags: ['reminders'],
      }),
      lookAtReminderLink: build.query<LookAtReminderLinkApiResponse, LookAtReminderLinkApiArg>({
        query: (queryArg) => ({ url: `/api/reminders/messages/${queryArg.token}` }),
        providesTags: ['reminders'],
      }),
      followReminderLink: build.mutation<FollowReminderLinkApiResponse, FollowReminderLinkApiArg>({
        query: (queryArg) => ({ url: `/api/reminders/messages/${queryArg.token}`, method: 'POST' }),
        invalidatesTags: ['reminders'],
      }),
      getReminders: build.query<GetRemindersApiResponse, GetRemindersApiArg>({
        query: () => ({ url: `/api/reminders` }),
        providesTags: ['reminders'],
      }),
      updateReminders: build.mutation<UpdateRemindersApiResponse, UpdateRemindersApiArg>({
        query: (queryArg) => ({ url: `/api/reminders`, method: 'PUT', body: queryArg.updateRemindersDto }),
        invalidatesTags: ['reminders'],
      }),
      testReminders: build.mutation<TestRemindersApiResponse, TestRemindersApiArg>({
        query: (queryArg) => ({
          url: `/api/reminders/test`,
          method: 'POST',
          body: queryArg.testRemindersDto,
        }),
        invalidatesTags: ['reminders'],
      }),
      addDevice: build.mutation<AddDeviceApiResponse, AddDeviceApiArg>({
        query: (queryArg) => ({
          url: `/api/reminders/subscriptions`,
          method: 'POST',
          body: queryArg.addDeviceDto,
        }),
        invalidatesTags: ['reminders'],
      }),
      removeDevice: build.mutation<RemoveDeviceApiResponse, RemoveDeviceApiArg>({
        query: (queryArg) => ({ url: `/api/reminders/subscriptions/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['reminders'],
      }),
      renewCalendar: build.mutation<RenewCalendarApiResponse, RenewCalendarApiArg>({
        query: () => ({ url: `/api/reminders/calendar`, method: 'POST' }),
        invalidatesTags: ['reminders'],
      }),
      removeCalendar: build.mutation<RemoveCalendarApiResponse, RemoveCalendarApiArg>({
        query: () => ({ url: `/api/reminders/calendar`, method: 'DELETE' }),
        invalidatesTags: ['reminders'],
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
  /** Those that were put away */
  archived?: 'true' | 'false';
};
export type GetPlantApiResponse = /** status 200 One plant of your garden */ PlantDto;
export type GetPlantApiArg = {
  id: string;
};
export type UpdatePlantApiResponse =
  /** status 200 Changes what you tell of a plant; what is left out stays as it is */ PlantDto;
export type UpdatePlantApiArg = {
  id: string;
  changePlantDto: ChangePlantDto;
};
export type RemovePlantApiResponse = unknown;
export type RemovePlantApiArg = {
  id: string;
};
export type RestorePlantApiResponse = /** status 200 Brings a plant back that was taken out */ PlantDto;
export type RestorePlantApiArg = {
  id: string;
};
export type WaterPlantApiResponse =
  /** status 200 Notes that a plant was watered, and moves the next date */ WateredDto;
export type WaterPlantApiArg = {
  id: string;
  /** The same key is the same deed: a repeat changes nothing */
  'Idempotency-Key'?: string;
  doneDto: DoneDto;
};
export type GetCareTodayApiResponse =
  /** status 200 What is due today, what was done, and what comes next */ TodayDto;
export type GetCareTodayApiArg = void;
export type GetCareCalendarApiResponse =
  /** status 200 A month of care: what was done, is due and is expected */ CalendarDto;
export type GetCareCalendarApiArg = {
  month: string;
};
export type CompleteCareTaskApiResponse =
  /** status 200 Notes that a task was done, and moves its next date */ AnsweredDto;
export type CompleteCareTaskApiArg = {
  id: string;
  /** The same key is the same deed: a repeat changes nothing */
  'Idempotency-Key'?: string;
  doneDto: DoneDto;
};
export type SnoozeCareTaskApiResponse = /** status 200 Puts a task off */ AnsweredDto;
export type SnoozeCareTaskApiArg = {
  id: string;
  /** The same key is the same deed: a repeat changes nothing */
  'Idempotency-Key'?: string;
  snoozeDto: SnoozeDto;
};
export type RemoveCareTaskApiResponse = unknown;
export type RemoveCareTaskApiArg = {
  id: string;
};
export type UndoCareEventApiResponse = unknown;
export type UndoCareEventApiArg = {
  id: string;
};
export type GetPlantScheduleApiResponse =
  /** status 200 What is to be done for a plant, and how often */ CareTaskDto[];
export type GetPlantScheduleApiArg = {
  id: string;
};
export type UpdatePlantScheduleApiResponse =
  /** status 200 Changes one task of a plant, or adds it */ CareTaskDto[];
export type UpdatePlantScheduleApiArg = {
  id: string;
  changeTaskDto: ChangeTaskDto;
};
export type ListJournalApiResponse =
  /** status 200 A plant's story: your notes and the care done, newest first */ JournalEntryDto[];
export type ListJournalApiArg = {
  id: string;
  limit?: Object;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type WriteJournalEntryApiResponse =
  /** status 201 Keeps a note; care that it tells of counts as done */ JournalEntryDto;
export type WriteJournalEntryApiArg = {
  id: string;
  /** The same key is the same deed: a repeat changes nothing */
  'Idempotency-Key'?: string;
  writeEntryDto: WriteEntryDto;
};
export type UpdateJournalEntryApiResponse = /** status 200 Changes a note */ JournalEntryDto;
export type UpdateJournalEntryApiArg = {
  id: string;
  changeEntryDto: ChangeEntryDto;
};
export type RemoveJournalEntryApiResponse = unknown;
export type RemoveJournalEntryApiArg = {
  id: string;
};
export type RestoreJournalEntryApiResponse = /** status 200 Brings a note back */ JournalEntryDto;
export type RestoreJournalEntryApiArg = {
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
export type ListMailboxApiResponse =
  /** status 200 The mails that were kept on this server, newest first */ KeptMailDto[];
export type ListMailboxApiArg = {
  limit?: Object;
  /** As given by the Link header of the page before */
  cursor?: string;
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
  signature: any;
  expires: any;
  body: Blob;
};
export type GetCalendarApiResponse =
  /** status 200 What is due in the coming 60 days, as a calendar to subscribe to

RFC 5545 */ string;
export type GetCalendarApiArg = {
  token: string;
};
export type LookAtReminderLinkApiResponse =
  /** status 200 What a link of a message would do; changes nothing */ ReminderLinkDto;
export type LookAtReminderLinkApiArg = {
  token: string;
};
export type FollowReminderLinkApiResponse = /** status 200 Does what the link says, once */ ReminderLinkDto;
export type FollowReminderLinkApiArg = {
  token: string;
};
export type GetRemindersApiResponse = /** status 200 Whether, when and how you are reminded */ RemindersDto;
export type GetRemindersApiArg = void;
export type UpdateRemindersApiResponse = /** status 200 Changes it; what is left out stays */ RemindersDto;
export type UpdateRemindersApiArg = {
  updateRemindersDto: UpdateRemindersDto;
};
export type TestRemindersApiResponse =
  /** status 200 Sends today’s message to you as a test and says what became of it */ TestedDto;
export type TestRemindersApiArg = {
  testRemindersDto: TestRemindersDto;
};
export type AddDeviceApiResponse = /** status 201 Messages are shown on this device from now on */ DeviceDto;
export type AddDeviceApiArg = {
  addDeviceDto: AddDeviceDto;
};
export type RemoveDeviceApiResponse = unknown;
export type RemoveDeviceApiArg = {
  id: string;
};
export type RenewCalendarApiResponse =
  /** status 200 Makes a new private calendar link; the one before stops working */ RemindersDto;
export type RenewCalendarApiArg = void;
export type RemoveCalendarApiResponse = /** status 200 Turns the private calendar link off */ RemindersDto;
export type RemoveCalendarApiArg = void;
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
  /** Where it stands */
  place: string | null;
  light: ('low' | 'medium' | 'bright' | 'sun' | null) | ('low' | 'medium' | 'bright' | 'sun' | null);
  potCm: number | null;
  /** What is wrong with it */
  problem: string | null;
  dateAdded: string;
  archivedAt: string | null;
  lastWatered: string | null;
  waterTaskId: string | null;
  waterDueOn: string | null;
  /** Why it is due then */
  waterReason: string | null;
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
  place?: string | null;
  /** How bright it is there */
  light?: ('low' | 'medium' | 'bright' | 'sun' | null) | ('low' | 'medium' | 'bright' | 'sun' | null);
  /** The pot's diameter in centimetres */
  potCm?: number | null;
  lastWatered?: string | null;
  /** Its entry in the library */
  libraryId?: string | null;
};
export type Object = {};
export type ChangePlantDto = {
  commonName?: string;
  scientificName?: string | null;
  description?: string | null;
  imageUrl?: string | null;
  soilType?: string | null;
  careInstructions?: string | null;
  place?: string | null;
  /** How bright it is there */
  light?: ('low' | 'medium' | 'bright' | 'sun' | null) | ('low' | 'medium' | 'bright' | 'sun' | null);
  /** The pot's diameter in centimetres */
  potCm?: number | null;
  waterNeeds?: string;
  lightNeeds?: string;
  problem?: string | null;
  /** Put away, but not forgotten */
  archived?: boolean;
};
export type WateredDto = {
  /** What DELETE /api/care/events/{id} undoes */
  eventId: string;
  plant: PlantDto;
};
export type DoneDto = {
  /** How the soil was, for watering */
  soil?: ('dry' | null) | ('dry' | null);
  /** The day it was done; today when left out */
  on?: object;
};
export type CareTaskDto = {
  id: string;
  plantId: string;
  plantName: string;
  plantImageUrl: string | null;
  place: string | null;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';
  /** What a custom task is called */
  title: string | null;
  /** Days from one time to the next in the growing season */
  everyDays: number;
  /** Set by the gardener rather than the library */
  isOwnRhythm: boolean;
  active: boolean;
  lastDoneOn: string | null;
  dueOn: string;
  /** From this day on it is badly overdue */
  lateOn: string;
  /** Why it is due then, in one sentence */
  reason: string;
};
export type CareEventDto = {
  id: string;
  plantId: string;
  plantName: string;
  taskId: string | null;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';
  title: string | null;
  answer: 'done' | 'was-dry' | 'still-moist' | 'later';
  happenedOn: string;
  createdAt: string;
};
export type TodayDto = {
  /** The day it is for the gardener */
  date: string;
  /** The longest overdue first */
  due: CareTaskDto[];
  /** What was done today */
  done: CareEventDto[];
  /** What comes next */
  next: CareTaskDto[];
};
export type OccurrenceDto = {
  taskId: string;
  plantId: string;
  plantName: string;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';
  title: string | null;
  /** Expected, if everything before it is done in time */
  isProjected: boolean;
};
export type CalendarDayDto = {
  date: string;
  tasks: OccurrenceDto[];
  done: CareEventDto[];
};
export type CalendarDto = {
  month: string;
  today: string;
  /** Days on which something is due or was done */
  days: CalendarDayDto[];
};
export type AnsweredDto = {
  /** What DELETE /api/care/events/{id} undoes */
  eventId: string;
  task: CareTaskDto;
};
export type SnoozeDto = {
  /** Moist soil teaches the schedule to wait longer */
  because: 'still-moist' | 'later';
  days?: number;
};
export type ChangeTaskDto = {
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';
  /** Which custom task; a new one when left out */
  taskId?: string;
  title?: string;
  /** All year; null: as the library suggests */
  everyDays?: number | null;
  active?: boolean;
};
export type JournalEntryDto = {
  id: string;
  plantId: string;
  userId: string;
  content: string;
  imageUrl: string | null;
  careActions: string[];
  createdAt: string;
  /** Written by you, or noted when care was done */
  source: 'journal' | 'care';
};
export type WriteEntryDto = {
  content: string;
  /** One of your own photos */
  imageUrl?: string | null;
  /** What was done; water, fertilise, repot, prune and mist move the schedule */
  careActions?: string[];
};
export type ChangeEntryDto = {
  content?: string;
  imageUrl?: string | null;
};
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
export type KeptMailDto = {
  id: string;
  to: string;
  subject: string;
  /** Plain text */
  text: string;
  sentAt: string;
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
export type ReminderLinkDto = {
  action: 'done' | 'later' | 'off';
  /** What was answered already */
  answer: ('done' | 'later' | null) | ('done' | 'later' | null);
  /** Whether messages are on */
  isOn: boolean;
  /** What the message spoke of and is still to be done */
  tasks: string[];
};
export type DeviceDto = {
  id: string;
  name: string;
  /** By which a browser finds itself in the list */
  endpoint: string;
  createdAt: string;
};
export type RemindersDto = {
  enabled: boolean;
  hour: number;
  /** IANA; UTC counts while it is not known */
  timeZone: string | null;
  /** When we look next whether something is due */
  nextAt: string | null;
  email: boolean;
  emailAddress: string;
  /** False: this server has no mail server and keeps mail in a mailbox for its admin */
  isEmailDelivered: boolean;
  /** The applicationServerKey of push subscriptions */
  pushPublicKey: string;
  devices: DeviceDto[];
  /** The private address of the calendar feed */
  calendarUrl: string | null;
};
export type UpdateRemindersDto = {
  enabled?: boolean;
  /** Of the person’s own clock */
  hour?: number;
  email?: boolean;
  /** IANA, such as Europe/Berlin */
  timeZone?: string;
};
export type TestedDto = {
  sent: boolean;
  /** What became of it, in plain words */
  message: string;
};
export type TestRemindersDto = {
  channel: 'push' | 'email';
};
export type DeviceKeysDto = {
  p256dh: string;
  auth: string;
};
export type AddDeviceDto = {
  endpoint: string;
  keys: DeviceKeysDto;
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
  useUpdatePlantMutation,
  useRemovePlantMutation,
  useRestorePlantMutation,
  useWaterPlantMutation,
  useGetCareTodayQuery,
  useGetCareCalendarQuery,
  useCompleteCareTaskMutation,
  useSnoozeCareTaskMutation,
  useRemoveCareTaskMutation,
  useUndoCareEventMutation,
  useGetPlantScheduleQuery,
  useUpdatePlantScheduleMutation,
  useListJournalQuery,
  useWriteJournalEntryMutation,
  useUpdateJournalEntryMutation,
  useRemoveJournalEntryMutation,
  useRestoreJournalEntryMutation,
  useIdentifyPlantMutation,
  useListIdentificationsQuery,
  useGetIdentificationQuery,
  useFollowIdentificationQuery,
  useGiveIdentificationFeedbackMutation,
  useListLibraryPlantsQuery,
  useListMailboxQuery,
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
  useSetProfilePictureMutation,
  useCreateUploadMutation,
  useCreateProfileUploadMutation,
  useSendPhotoMutation,
  useGetCalendarQuery,
  useLookAtReminderLinkQuery,
  useFollowReminderLinkMutation,
  useGetRemindersQuery,
  useUpdateRemindersMutation,
  useTestRemindersMutation,
  useAddDeviceMutation,
  useRemoveDeviceMutation,
  useRenewCalendarMutation,
  useRemoveCalendarMutation,
} = injectedRtkApi;
