import { nextCursor } from '../lib/next-cursor';
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
import { pageAt, toPage, type ListPage, type PageOf } from './list-page';

/** A page of the feed, and the cursor of the next. */
interface FeedPage {
  posts: PostDto[];
  next?: string;
}

interface CommentsPage {
  comments: CommentDto[];
  next?: string;
}

const PAGE = 20;
const pages = { initialPageParam: '', getNextPageParam: ({ next }: { next?: string }) => next };
const ownPage =
  (url: string) =>
  ({ pageParam }: { pageParam: string }) => ({
    url,
    params: { limit: PAGE, cursor: pageParam || undefined },
  });

/** The cursor that stands for a post: the server reads time and id from it. */
const cursorOf = ({ createdAt, id }: Pick<PostDto, 'createdAt' | 'id'>) =>
  btoa(`${createdAt} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The feed, comments, and what came since. */
const communityApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Posts, newest first, page after page. */
    feed: build.infiniteQuery<FeedPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => ({
        url: '/api/community/posts',
        params: { limit: PAGE, cursor: pageParam || undefined },
      }),
      transformResponse: (posts: PostDto[], meta) => ({
        posts,
        next: nextCursor(meta?.response?.headers.get('link')),
      }),
      providesTags: ['community'],
    }),

    /** How many posts are newer than this one. */
    newerPosts: build.query<number, Pick<PostDto, 'createdAt' | 'id'>>({
      query: (post) => ({ url: '/api/community/posts', params: { limit: PAGE, newerThan: cursorOf(post) } }),
      transformResponse: ({ length }: PostDto[]) => length,
      keepUnusedDataFor: 0,
    }),

    /** Comments on a post, oldest first, page after page. */
    comments: build.infiniteQuery<CommentsPage, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ queryArg: id, pageParam }) => ({
        url: `/api/community/posts/${id}/comments`,
        params: { limit: PAGE, cursor: pageParam || undefined },
      }),
      transformResponse: (comments: CommentDto[], meta) => ({
        comments,
        next: nextCursor(meta?.response?.headers.get('link')),
      }),
      providesTags: ['community'],
    }),

    /** A member's own questions, newest first, page after page. */
    ownQuestions: build.infiniteQuery<ListPage<OwnQuestionDto>, void, string>({
      infiniteQueryOptions: pages,
      query: ownPage('/api/community/expert-questions'),
      transformResponse: toPage<OwnQuestionDto>,
      providesTags: ['community'],
    }),

    /** A person's own posts and comments, newest first, page after page. */
    ownWritings: build.infiniteQuery<ListPage<OwnWritingDto>, void, string>({
      infiniteQueryOptions: pages,
      query: ownPage('/api/community/own'),
      transformResponse: toPage<OwnWritingDto>,
      providesTags: ['community'],
    }),

    questionsPage: build.query<ListPage<AskedQuestionDto>, PageOf>({
      query: pageAt('/api/admin/expert-questions'),
      transformResponse: toPage<AskedQuestionDto>,
      providesTags: ['community'],
    }),
    reportedPage: build.query<ListPage<ReportedDto>, PageOf>({
      query: pageAt('/api/admin/community/reports'),
      transformResponse: toPage<ReportedDto>,
      providesTags: ['community'],
    }),
    hiddenPage: build.query<ListPage<HiddenDto>, PageOf>({
      query: pageAt('/api/admin/community/hidden'),
      transformResponse: toPage<HiddenDto>,
      providesTags: ['community'],
    }),
    waitingPhotosPage: build.query<ListPage<WaitingPhotoDto>, PageOf>({
      query: pageAt('/api/admin/community/photos'),
      transformResponse: toPage<WaitingPhotoDto>,
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
    for (const { posts } of pages) {
      const place = posts.findIndex(({ id }) => id === kept.data.id);
      if (place >= 0) posts[place] = kept.data;
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
