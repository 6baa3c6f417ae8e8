import { baseApi as api } from '../base-api';
export const addTagTypes = ['garden', 'care', 'library', 'reminders'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addPlant: build.mutation<AddPlantApiResponse, AddPlantApiArg>({
        query: (queryArg) => ({
          url: `/api/plants`,
          method: 'POST',
          body: queryArg.addPlantDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['garden'],
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
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['care'],
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
export type AddPlantApiResponse = /** status 201 Puts a plant into your garden */ PlantDto;
export type AddPlantApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  addPlantDto: AddPlantDto;
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
export type RestorePlantApiResponse = /** status 200 Restores a plant that was taken out */ PlantDto;
export type RestorePlantApiArg = {
  id: string;
};
export type WaterPlantApiResponse =
  /** status 200 Notes that a plant was watered, and moves the next date */ WateredDto;
export type WaterPlantApiArg = {
  id: string;
  /** The same key is the same action: a repeat changes nothing */
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
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  doneDto: DoneDto;
};
export type SnoozeCareTaskApiResponse = /** status 200 Puts a task off */ AnsweredDto;
export type SnoozeCareTaskApiArg = {
  id: string;
  /** The same key is the same action: a repeat changes nothing */
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
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  changeTaskDto: ChangeTaskDto;
};
export type ListLibraryPlantsApiResponse =
  /** status 200 The plant library, or what in it matches */ LibraryPlantDto[];
export type ListLibraryPlantsApiArg = {
  category?: 'all' | 'houseplants' | 'succulents' | 'flowering';
  /** A name, or the beginning of one; typing errors are forgiven */
  search?: string;
};
export type GetCalendarApiResponse =
  /** status 200 What is due in the coming 60 days, as a calendar to subscribe to */ string;
export type GetCalendarApiArg = {
  /** From the private link on the profile */
  token: string;
};
export type LookAtReminderLinkApiResponse =
  /** status 200 What a link of a message would do; changes nothing */ ReminderLinkDto;
export type LookAtReminderLinkApiArg = {
  /** From the link of the message */
  token: string;
};
export type FollowReminderLinkApiResponse = /** status 200 Does what the link says, once */ ReminderLinkDto;
export type FollowReminderLinkApiArg = {
  /** From the link of the message */
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
  /** It stands outdoors, in the rain */
  outdoors: boolean;
  /** What its open problem is called */
  problem: string | null;
  dateAdded: string;
  archivedAt: string | null;
  lastWatered: string | null;
  waterTaskId: string | null;
  waterDueOn: string | null;
  /** How often, when last and when next, in the same words everywhere */
  waterReason: string | null;
  /** How often, without a full stop; null while it is put off, rests, or its season is over */
  waterRhythm: string | null;
  /** The last sentence of the reason: when next */
  waterNext: string | null;
  status: 'healthy' | 'needs-water' | 'needs-care';
  /** Due or overdue, also where it was put off and where the plant is unwell */
  needsWater: boolean;
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
  /** It stands outdoors, in the rain */
  outdoors?: boolean | null;
  /** When it was last watered, as people remember it; `lastWatered` says it to the day */
  watered?:
    | ('today' | 'a-few-days-ago' | 'about-a-week-ago' | 'unknown' | null)
    | ('today' | 'a-few-days-ago' | 'about-a-week-ago' | 'unknown' | null);
  /** A time, or a day: 2026-05-04 */
  lastWatered?: string | null;
  /** Its entry in the library */
  libraryId?: string | null;
};
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
  /** It stands outdoors, in the rain */
  outdoors?: boolean;
  problem?: string | null;
  /** Put away, but not forgotten */
  archived?: boolean;
};
export type WateredDto = {
  /** What DELETE /api/care/events/{id} undoes */
  eventId: string;
  plant: PlantDto;
  /** What the answer taught the rhythm: to wait longer, less long, or nothing */
  learnt: ('longer' | 'shorter' | null) | ('longer' | 'shorter' | null);
  /** That it was noted on this day before, by another one of the household or from elsewhere, so that nothing was changed; there is nothing to undo */
  alreadyDone: string | null;
};
export type DoneDto = {
  /** How the soil was, for watering */
  soil?: ('dry' | null) | ('dry' | null);
  /** The day it was done; today when left out */
  on?: string | null;
  /** When it was due where this was pressed: where that has changed, as it was done on the same day, this notes nothing */
  dueOn?: string | null;
};
export type CareTaskDto = {
  id: string;
  plantId: string;
  plantName: string;
  plantImageUrl: string | null;
  place: string | null;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom' | 'treatment';
  /** What a custom task or a step of a treatment is called */
  title: string | null;
  /** The problem that it treats */
  problemId: string | null;
  /** Of a treatment; a look comes again until the problem is closed */
  step: ('step' | 'photo' | 'look' | null) | ('step' | 'photo' | 'look' | null);
  /** Days from one time to the next in the growing season */
  everyDays: number;
  /** Set by the gardener rather than the library */
  isOwnRhythm: boolean;
  active: boolean;
  lastDoneOn: string | null;
  dueOn: string;
  /** The day on which it was due before it was put off; null where it was not */
  putOffFrom: string | null;
  /** From this day on it is badly overdue */
  lateOn: string;
  /** How often, when last and when next, in the same words everywhere */
  reason: string;
  /** How often, without a full stop; null while it is put off */
  rhythm: string | null;
  /** The cold has ended its season, as far as we know: check it, or move its plant to past plants */
  isSeasonOver: boolean;
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
export type TodayDto = {
  /** The day it is for the gardener */
  date: string;
  /** The longest overdue first */
  due: CareTaskDto[];
  /** What was due by now and is put off to another day */
  putOff: CareTaskDto[];
  /** What was done today */
  done: CareEventDto[];
  /** What comes next */
  next: CareTaskDto[];
};
export type OccurrenceDto = {
  taskId: string;
  plantId: string;
  plantName: string;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom' | 'treatment';
  title: string | null;
  /** Expected, if everything before it is done in time */
  isProjected: boolean;
  /** What every place says about it; of an expected time only how often it comes */
  reason: string;
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
  /** What the answer taught the rhythm: to wait longer, less long, or nothing */
  learnt: ('longer' | 'shorter' | null) | ('longer' | 'shorter' | null);
  /** That it was noted on this day before, by another one of the household or from elsewhere, so that nothing was changed; there is nothing to undo */
  alreadyDone: string | null;
};
export type SnoozeDto = {
  /** Moist soil teaches the schedule to wait longer */
  because: 'still-moist' | 'later';
  days?: number;
  /** The day it was said; today when left out */
  on?: string | null;
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
export type PetToxicityDto = {
  /** unknown does not mean safe */
  level: 'toxic' | 'caution' | 'non-toxic' | 'unknown';
  animals: string[];
  /** Where the fact can be read */
  source: string | null;
  /** One sentence for the screen */
  basis: string;
};
export type CareWordsDto = {
  /** While it grows */
  oftenWatered: string;
  water: string;
  feed: string | null;
  repot: string | null;
  prune: string | null;
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
  /** The same in its months of rest */
  winterIntervalDays: number;
  lightNeeds: string;
  soilType: string;
  careInstructions: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Lowest and highest degrees Celsius */
  temperatureC: number[];
  humidity: 'low' | 'average' | 'high';
  petToxicity: PetToxicityDto;
  /** How often it is cared for, and when: the rhythm of its schedule in a garden */
  care: CareWordsDto;
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
  /** False: nothing is mailed before the person has confirmed the address */
  isEmailConfirmed: boolean;
  /** False: this server has no mail server and keeps mail in a mailbox for its admin */
  isEmailDelivered: boolean;
  /** The applicationServerKey of push subscriptions */
  pushPublicKey: string;
  devices: DeviceDto[];
  /** The private address of the calendar feed */
  calendarUrl: string | null;
  /** There was a calendar link, but the key that made it was taken away: a new one is needed */
  isCalendarRevoked: boolean;
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
  useAddPlantMutation,
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
  useListLibraryPlantsQuery,
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
