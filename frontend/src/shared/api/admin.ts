import {
  generatedApi,
  type AiInteractionDto,
  type ListedPersonDto,
  type ParkedJobDto,
  type ReceivedMessageDto,
  type UserActivityDto,
} from './generated/admin';
import { pageAt, toPage, type ListPage, type PageOf } from './list-page';

/** The lists of admins, with the cursor that the generated calls leave out. */
const adminApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    activityPage: build.query<ListPage<UserActivityDto>, PageOf>({
      query: pageAt('/api/admin/user-activities'),
      transformResponse: toPage<UserActivityDto>,
      providesTags: ['admin'],
    }),
    aiPage: build.query<ListPage<AiInteractionDto>, PageOf>({
      query: pageAt('/api/admin/ai-behavior'),
      transformResponse: toPage<AiInteractionDto>,
      providesTags: ['admin'],
    }),
    peoplePage: build.query<ListPage<ListedPersonDto>, PageOf>({
      query: pageAt('/api/admin/people'),
      transformResponse: toPage<ListedPersonDto>,
      providesTags: ['admin'],
    }),
    jobsPage: build.query<ListPage<ParkedJobDto>, PageOf>({
      query: pageAt('/api/admin/parked-jobs'),
      transformResponse: toPage<ParkedJobDto>,
      providesTags: ['admin'],
    }),
    messagesPage: build.query<ListPage<ReceivedMessageDto>, PageOf>({
      query: pageAt('/api/admin/contact-messages'),
      transformResponse: toPage<ReceivedMessageDto>,
      providesTags: ['admin'],
    }),
  }),
});

export {
  useDiscardParkedJobMutation,
  useGetAdminStatsQuery,
  useGetChartsQuery,
  useGivePremiumMutation,
  useListMailboxQuery,
  useMarkContactMessageMutation,
  useRetryParkedJobMutation,
  useTakePremiumBackMutation,
} from './generated/admin';
export const {
  useActivityPageQuery,
  useAiPageQuery,
  useJobsPageQuery,
  useMessagesPageQuery,
  usePeoplePageQuery,
} = adminApi;
