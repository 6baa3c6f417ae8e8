import {
  generatedApi,
  type AiInteractionDto,
  type ListedPersonDto,
  type ParkedJobDto,
  type ReceivedMessageDto,
  type UserActivityDto,
} from './generated/admin';
import { pagedList, type ListPage, type PageOf } from './list-page';

/** The lists of admins, with the cursor that the generated calls leave out. */
const adminApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    activityPage: build.query<ListPage<UserActivityDto>, PageOf>({
      ...pagedList<UserActivityDto>('/api/admin/user-activities'),
      providesTags: ['admin'],
    }),
    aiPage: build.query<ListPage<AiInteractionDto>, PageOf>({
      ...pagedList<AiInteractionDto>('/api/admin/ai-behavior'),
      providesTags: ['admin'],
    }),
    peoplePage: build.query<ListPage<ListedPersonDto>, PageOf>({
      ...pagedList<ListedPersonDto>('/api/admin/people'),
      providesTags: ['admin'],
    }),
    jobsPage: build.query<ListPage<ParkedJobDto>, PageOf>({
      ...pagedList<ParkedJobDto>('/api/admin/parked-jobs'),
      providesTags: ['admin'],
    }),
    messagesPage: build.query<ListPage<ReceivedMessageDto>, PageOf>({
      ...pagedList<ReceivedMessageDto>('/api/admin/contact-messages'),
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
