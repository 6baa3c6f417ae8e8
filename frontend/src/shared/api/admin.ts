import { nextCursor } from '../lib/next-cursor';
import {
  generatedApi,
  type AiInteractionDto,
  type ListedPersonDto,
  type ParkedJobDto,
  type ReceivedMessageDto,
  type UserActivityDto,
} from './generated/admin';

/** A page of a list, and the cursor of the next. */
export interface ListPage<Row> {
  rows: Row[];
  next?: string;
}

/** Which page, and of people, whose email or name begins with what. */
export interface PageOf {
  limit: number;
  cursor?: string;
  search?: string;
}

interface Meta {
  response?: Response;
}

const toPage = <Row>(rows: Row[], meta: Meta | undefined): ListPage<Row> => ({
  rows,
  next: nextCursor(meta?.response?.headers.get('link')),
});
const pageAt = (url: string) => (params: PageOf) => ({ url, params });

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
