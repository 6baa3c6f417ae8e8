import {
  generatedApi,
  type AskedQuestionDto,
  type CommentDto,
  type HiddenDto,
  type OwnQuestionDto,
  type OwnWritingDto,
  type PostDto,
  type ReportedDto,
  type WaitingPhotoDto,
} from './generated/community';
import { infiniteList, pagedList, type ListPage, type PageOf } from './list-page';

const PAGE = 20;

/** The cursor that stands for a post: the server reads time and id from it. */
const cursorOf = ({ createdAt, id }: Pick<PostDto, 'createdAt' | 'id'>) =>
  btoa(`${createdAt} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The feed, comments, and what came since. */
const communityApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Posts, newest first, page after page. */
    feed: build.infiniteQuery<ListPage<PostDto>, void, string>({
      ...infiniteList<PostDto>(() => '/api/community/posts', PAGE),
      providesTags: ['community'],
    }),

    /** How many posts are newer than this one. */
    newerPosts: build.query<number, Pick<PostDto, 'createdAt' | 'id'>>({
      query: (post) => ({ url: '/api/community/posts', params: { limit: PAGE, newerThan: cursorOf(post) } }),
      transformResponse: ({ length }: PostDto[]) => length,
      keepUnusedDataFor: 0,
    }),

    /** Comments on a post, oldest first, page after page. */
    comments: build.infiniteQuery<ListPage<CommentDto>, string, string>({
      ...infiniteList<CommentDto, string>((id) => `/api/community/posts/${id}/comments`, PAGE),
      providesTags: ['community'],
    }),

    /** A member's own questions, newest first, page after page. */
    ownQuestions: build.infiniteQuery<ListPage<OwnQuestionDto>, void, string>({
      ...infiniteList<OwnQuestionDto>(() => '/api/community/expert-questions', PAGE),
      providesTags: ['community'],
    }),

    /** A person's own posts and comments, newest first, page after page. */
    ownWritings: build.infiniteQuery<ListPage<OwnWritingDto>, void, string>({
      ...infiniteList<OwnWritingDto>(() => '/api/community/own', PAGE),
      providesTags: ['community'],
    }),

    questionsPage: build.query<ListPage<AskedQuestionDto>, PageOf>({
      ...pagedList<AskedQuestionDto>('/api/admin/expert-questions'),
      providesTags: ['community'],
    }),
    reportedPage: build.query<ListPage<ReportedDto>, PageOf>({
      ...pagedList<ReportedDto>('/api/admin/community/reports'),
      providesTags: ['community'],
    }),
    hiddenPage: build.query<ListPage<HiddenDto>, PageOf>({
      ...pagedList<HiddenDto>('/api/admin/community/hidden'),
      providesTags: ['community'],
    }),
    waitingPhotosPage: build.query<ListPage<WaitingPhotoDto>, PageOf>({
      ...pagedList<WaitingPhotoDto>('/api/admin/community/photos'),
      providesTags: ['community'],
    }),
  }),
});

interface Kept {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: PostDto }>;
}

/** Shows the answered post in the feed at once, instead of fetching the feed again. */
async function keepPost(_request: unknown, { dispatch, queryFulfilled }: Kept): Promise<void> {
  const kept = await queryFulfilled.catch(() => undefined);
  if (!kept) return;
  const change = communityApi.util.updateQueryData('feed', undefined, ({ pages }) => {
    for (const { rows } of pages) {
      const place = rows.findIndex(({ id }) => id === kept.data.id);
      if (place >= 0) rows[place] = kept.data;
    }
  });
  dispatch(change as never);
}

communityApi.enhanceEndpoints({
  addTagTypes: ['admin'],
  endpoints: {
    respondToQuestion: { invalidatesTags: ['community', 'admin'] },
    seeAnswers: { invalidatesTags: ['auth'] },
    likePost: { invalidatesTags: [], onQueryStarted: keepPost },
    unlikePost: { invalidatesTags: [], onQueryStarted: keepPost },
    editPost: { invalidatesTags: [], onQueryStarted: keepPost },
    getPost: { providesTags: [], onQueryStarted: keepPost },
    addPostPhoto: { invalidatesTags: [], onQueryStarted: keepPost },
    removePostPhoto: { invalidatesTags: [], onQueryStarted: keepPost },
  },
});

export {
  useAddPostPhotoMutation,
  useAskExpertMutation,
  useBlockAuthorMutation,
  useDismissCommentReportsMutation,
  useDismissPostReportsMutation,
  useEditPostMutation,
  useGetPostQuery,
  useHideCommentMutation,
  useHidePostMutation,
  useHidePostFromFeedMutation,
  useLikePostMutation,
  useListAchievementsQuery,
  useListBlocksQuery,
  usePublishPostMutation,
  useRemoveBlockMutation,
  useRefusePhotoMutation,
  useRemoveCommentMutation,
  useRemovePostMutation,
  useRemovePostPhotoMutation,
  useReopenCommentReportsMutation,
  useReopenPostReportsMutation,
  useReportCommentMutation,
  useReportPostMutation,
  useRespondToQuestionMutation,
  useRestoreCommentMutation,
  useRestorePostMutation,
  useSeeAnswersMutation,
  useShowCommentMutation,
  useShowPhotoMutation,
  useShowPostMutation,
  useShowPostInFeedMutation,
  useTakeCommentReportBackMutation,
  useTakeReportBackMutation,
  useUnlikePostMutation,
  useWriteCommentMutation,
} from './generated/community';
export const {
  useCommentsInfiniteQuery,
  useFeedInfiniteQuery,
  useHiddenPageQuery,
  useNewerPostsQuery,
  useOwnQuestionsInfiniteQuery,
  useOwnWritingsInfiniteQuery,
  useQuestionsPageQuery,
  useReportedPageQuery,
  useWaitingPhotosPageQuery,
} = communityApi;
