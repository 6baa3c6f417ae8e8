import { baseApi as api } from '../base-api';
export const addTagTypes = ['admin'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAdminStats: build.query<GetAdminStatsApiResponse, GetAdminStatsApiArg>({
        query: () => ({ url: `/api/admin/stats` }),
        providesTags: ['admin'],
      }),
      getCharts: build.query<GetChartsApiResponse, GetChartsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/charts`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ['admin'],
      }),
      listUserActivities: build.query<ListUserActivitiesApiResponse, ListUserActivitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/user-activities`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
      listAiBehavior: build.query<ListAiBehaviorApiResponse, ListAiBehaviorApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ai-behavior`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
      listParkedJobs: build.query<ListParkedJobsApiResponse, ListParkedJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/parked-jobs`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
      retryParkedJob: build.mutation<RetryParkedJobApiResponse, RetryParkedJobApiArg>({
        query: (queryArg) => ({ url: `/api/admin/parked-jobs/${queryArg.id}/retry`, method: 'POST' }),
        invalidatesTags: ['admin'],
      }),
      discardParkedJob: build.mutation<DiscardParkedJobApiResponse, DiscardParkedJobApiArg>({
        query: (queryArg) => ({ url: `/api/admin/parked-jobs/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['admin'],
      }),
      searchPeople: build.query<SearchPeopleApiResponse, SearchPeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/people`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
          },
        }),
        providesTags: ['admin'],
      }),
      givePremium: build.mutation<GivePremiumApiResponse, GivePremiumApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/people/${queryArg.id}/premium`,
          method: 'PUT',
          body: queryArg.givePremiumDto,
        }),
        invalidatesTags: ['admin'],
      }),
      takePremiumBack: build.mutation<TakePremiumBackApiResponse, TakePremiumBackApiArg>({
        query: (queryArg) => ({ url: `/api/admin/people/${queryArg.id}/premium`, method: 'DELETE' }),
        invalidatesTags: ['admin'],
      }),
      listContactMessages: build.query<ListContactMessagesApiResponse, ListContactMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
      markContactMessage: build.mutation<MarkContactMessageApiResponse, MarkContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.letterAnsweredDto,
        }),
        invalidatesTags: ['admin'],
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetAdminStatsApiResponse =
  /** status 200 How many people, questions and conversations there are */ AdminStatsDto;
export type GetAdminStatsApiArg = void;
export type GetChartsApiResponse = /** status 200 Use per day, oldest first */ DayFiguresDto[];
export type GetChartsApiArg = {
  /** So many days, today included */
  days?: 30 | 90;
};
export type ListUserActivitiesApiResponse = /** status 200 What people did, newest first */ UserActivityDto[];
export type ListUserActivitiesApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ListAiBehaviorApiResponse =
  /** status 200 Calls of AI providers, newest first */ AiInteractionDto[];
export type ListAiBehaviorApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ListParkedJobsApiResponse =
  /** status 200 The jobs that failed for good, the last ones first */ ParkedJobDto[];
export type ListParkedJobsApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type RetryParkedJobApiResponse = unknown;
export type RetryParkedJobApiArg = {
  id: string;
};
export type DiscardParkedJobApiResponse = unknown;
export type DiscardParkedJobApiArg = {
  id: string;
};
export type SearchPeopleApiResponse =
  /** status 200 People whose email or name begins with a text, newest first */ ListedPersonDto[];
export type SearchPeopleApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
  /** The beginning of an email or a name */
  search?: string;
};
export type GivePremiumApiResponse = unknown;
export type GivePremiumApiArg = {
  id: string;
  givePremiumDto: GivePremiumDto;
};
export type TakePremiumBackApiResponse = unknown;
export type TakePremiumBackApiArg = {
  id: string;
};
export type ListContactMessagesApiResponse =
  /** status 200 The messages to the team, newest first */ ReceivedMessageDto[];
export type ListContactMessagesApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type MarkContactMessageApiResponse = unknown;
export type MarkContactMessageApiArg = {
  id: string;
  letterAnsweredDto: LetterAnsweredDto;
};
export type ListMailboxApiResponse =
  /** status 200 The mails that were kept on this server, newest first */ KeptMailDto[];
export type ListMailboxApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type AdminStatsDto = {
  totalUsers: number;
  premiumUsers: number;
  pendingQuestions: number;
  totalConversations: number;
  /** Milliseconds, of the answers of the last 30 days */
  avgResponseTime: number;
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
export type DayFiguresDto = {
  /** UTC */
  day: string;
  signUps: number;
  identifications: number;
  /** Answers of AI providers, the built-in ones included */
  aiCalls: number;
  /** Milliseconds, on average */
  aiResponseTime: number | null;
  inputTokens: number;
  outputTokens: number;
  /** US dollars, of the calls whose price is known */
  costUsd: number;
};
export type UserActivityDto = {
  id: string;
  userEmail: string | null;
  action: string;
  details: string;
  timestamp: string;
  /** For 30 days */
  ipAddress?: string;
};
export type AiInteractionDto = {
  id: string;
  kind: 'identification' | 'chat' | 'expert';
  aiProvider: string;
  model: string;
  /** `answered`, or the code of the failure */
  outcome: string;
  createdAt: string;
  /** Milliseconds */
  responseTime: number;
  confidence: number | null;
  userMessage: string;
  aiResponse: string;
};
export type ParkedJobDto = {
  id: string;
  name: string;
  error: string | null;
  /** How often it was begun */
  starts: number;
  createdAt: string;
  parkedAt: string;
};
export type PremiumGrantDto = {
  /** The last day; null without an end */
  until: string | null;
};
export type ListedPersonDto = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isPremium: boolean;
  /** Whether a subscription gives premium, whatever was given */
  isSubscribed: boolean;
  /** What an admin has given */
  grant: PremiumGrantDto | null;
  identificationsUsed: number;
  /** When the email was confirmed */
  emailVerifiedAt: string | null;
  createdAt: string;
};
export type GivePremiumDto = {
  /** The last day; without it there is no end */
  until?: string | null;
};
export type ReceivedMessageDto = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Whether the sender was signed in */
  isMember: boolean;
  createdAt: string;
  /** When an admin said that it is answered */
  answeredAt: string | null;
};
export type LetterAnsweredDto = {
  isAnswered: boolean;
};
export type KeptMailDto = {
  id: string;
  to: string;
  subject: string;
  /** Plain text */
  text: string;
  sentAt: string;
};
export const {
  useGetAdminStatsQuery,
  useGetChartsQuery,
  useListUserActivitiesQuery,
  useListAiBehaviorQuery,
  useListParkedJobsQuery,
  useRetryParkedJobMutation,
  useDiscardParkedJobMutation,
  useSearchPeopleQuery,
  useGivePremiumMutation,
  useTakePremiumBackMutation,
  useListContactMessagesQuery,
  useMarkContactMessageMutation,
  useListMailboxQuery,
} = injectedRtkApi;
