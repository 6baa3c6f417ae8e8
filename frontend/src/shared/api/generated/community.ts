import { baseApi as api } from '../base-api';
export const addTagTypes = ['community'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAchievements: build.query<ListAchievementsApiResponse, ListAchievementsApiArg>({
        query: () => ({ url: `/api/community/achievements` }),
        providesTags: ['community'],
      }),
      writeComment: build.mutation<WriteCommentApiResponse, WriteCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/comments`,
          method: 'POST',
          body: queryArg.writeCommentDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['community'],
      }),
      removeComment: build.mutation<RemoveCommentApiResponse, RemoveCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/comments/${queryArg.commentId}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['community'],
      }),
      listExpertQuestions: build.query<ListExpertQuestionsApiResponse, ListExpertQuestionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/expert-questions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['community'],
      }),
      respondToQuestion: build.mutation<RespondToQuestionApiResponse, RespondToQuestionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/expert-questions/${queryArg.id}/respond`,
          method: 'POST',
          body: queryArg.respondDto,
        }),
        invalidatesTags: ['community'],
      }),
      askExpert: build.mutation<AskExpertApiResponse, AskExpertApiArg>({
        query: (queryArg) => ({
          url: `/api/community/expert-question`,
          method: 'POST',
          body: queryArg.askExpertDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['community'],
      }),
      listOwnQuestions: build.query<ListOwnQuestionsApiResponse, ListOwnQuestionsApiArg>({
        query: (queryArg) => ({
          url: `/api/community/expert-questions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['community'],
      }),
      listReportedPosts: build.query<ListReportedPostsApiResponse, ListReportedPostsApiArg>({
        query: () => ({ url: `/api/admin/community/reports` }),
        providesTags: ['community'],
      }),
      hidePost: build.mutation<HidePostApiResponse, HidePostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/posts/${queryArg.id}/hide`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      showPost: build.mutation<ShowPostApiResponse, ShowPostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/posts/${queryArg.id}/hide`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      publishPost: build.mutation<PublishPostApiResponse, PublishPostApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts`,
          method: 'POST',
          body: queryArg.publishPostDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['community'],
      }),
      editPost: build.mutation<EditPostApiResponse, EditPostApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.editPostDto,
        }),
        invalidatesTags: ['community'],
      }),
      removePost: build.mutation<RemovePostApiResponse, RemovePostApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      restorePost: build.mutation<RestorePostApiResponse, RestorePostApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/restore`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      likePost: build.mutation<LikePostApiResponse, LikePostApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/like`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      unlikePost: build.mutation<UnlikePostApiResponse, UnlikePostApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/like`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      reportPost: build.mutation<ReportPostApiResponse, ReportPostApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/report`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      blockAuthor: build.mutation<BlockAuthorApiResponse, BlockAuthorApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/block`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      listBlocks: build.query<ListBlocksApiResponse, ListBlocksApiArg>({
        query: () => ({ url: `/api/community/blocks` }),
        providesTags: ['community'],
      }),
      removeBlock: build.mutation<RemoveBlockApiResponse, RemoveBlockApiArg>({
        query: (queryArg) => ({ url: `/api/community/blocks/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListAchievementsApiResponse =
  /** status 200 Your achievements, and how far each is */ AchievementDto[];
export type ListAchievementsApiArg = void;
export type WriteCommentApiResponse = /** status 201 Comments on a post */ CommentDto;
export type WriteCommentApiArg = {
  id: string;
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  writeCommentDto: WriteCommentDto;
};
export type RemoveCommentApiResponse = unknown;
export type RemoveCommentApiArg = {
  id: string;
  commentId: string;
};
export type ListExpertQuestionsApiResponse =
  /** status 200 The questions to the experts, newest first */ AskedQuestionDto[];
export type ListExpertQuestionsApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type RespondToQuestionApiResponse = unknown;
export type RespondToQuestionApiArg = {
  id: string;
  respondDto: RespondDto;
};
export type AskExpertApiResponse = /** status 201 Asks the experts */ ExpertAnswerDto;
export type AskExpertApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  askExpertDto: AskExpertDto;
};
export type ListOwnQuestionsApiResponse =
  /** status 200 Your questions and their answers, newest first */ OwnQuestionDto[];
export type ListOwnQuestionsApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ListReportedPostsApiResponse =
  /** status 200 Posts that were reported and not hidden first, then those with most reports */ ReportedPostDto[];
export type ListReportedPostsApiArg = void;
export type HidePostApiResponse = unknown;
export type HidePostApiArg = {
  id: string;
};
export type ShowPostApiResponse = unknown;
export type ShowPostApiArg = {
  id: string;
};
export type PublishPostApiResponse = /** status 201 Publishes a post */ PostDto;
export type PublishPostApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  publishPostDto: PublishPostDto;
};
export type EditPostApiResponse = /** status 200 Changes the text of your post */ PostDto;
export type EditPostApiArg = {
  id: string;
  editPostDto: EditPostDto;
};
export type RemovePostApiResponse = unknown;
export type RemovePostApiArg = {
  id: string;
};
export type RestorePostApiResponse = /** status 200 Restores your deleted post */ PostDto;
export type RestorePostApiArg = {
  id: string;
};
export type LikePostApiResponse = /** status 200 Likes a post; once is enough */ PostDto;
export type LikePostApiArg = {
  id: string;
};
export type UnlikePostApiResponse = /** status 200 Takes your like back */ PostDto;
export type UnlikePostApiArg = {
  id: string;
};
export type ReportPostApiResponse = unknown;
export type ReportPostApiArg = {
  id: string;
};
export type BlockAuthorApiResponse = unknown;
export type BlockAuthorApiArg = {
  id: string;
};
export type ListBlocksApiResponse = /** status 200 The people whom you have blocked */ BlockDto[];
export type ListBlocksApiArg = void;
export type RemoveBlockApiResponse = unknown;
export type RemoveBlockApiArg = {
  id: string;
};
export type AchievementDto = {
  id: 'first-plant' | 'one-year' | 'ten-rescued';
  title: string;
  text: string;
  count: number;
  /** Reached when `count` is the same */
  goal: number;
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
export type AuthorDto = {
  name: string;
  isYou: boolean;
};
export type CommentDto = {
  id: string;
  author: AuthorDto;
  text: string;
  createdAt: string;
};
export type WriteCommentDto = {
  text: string;
};
export type AskedQuestionDto = {
  id: string;
  message: string;
  category: string;
  status: 'pending' | 'responded';
  /** By the AI */
  aiResponse: string | null;
  /** By a person */
  expertResponse: string | null;
  createdAt: string;
  respondedAt: string | null;
  userName: string;
  userEmail: string;
};
export type RespondDto = {
  status: 'responded';
  response?: string;
};
export type ExpertAnswerDto = {
  /** An answer that is there at once */
  response: string | null;
  message: string;
};
export type AskExpertDto = {
  message: string;
  category?: string;
};
export type OwnQuestionDto = {
  id: string;
  message: string;
  category: string;
  status: 'pending' | 'responded';
  /** By the AI */
  aiResponse: string | null;
  /** By a person */
  expertResponse: string | null;
  createdAt: string;
  respondedAt: string | null;
};
export type ReportedPostDto = {
  id: string;
  text: string;
  author: string;
  createdAt: string;
  hiddenAt: string | null;
  reports: number;
};
export type PostDto = {
  id: string;
  author: AuthorDto;
  text: string;
  plantName: string | null;
  plantDrawing: string | null;
  createdAt: string;
  editedAt: string | null;
  likes: number;
  /** You like it */
  isLiked: boolean;
  comments: number;
};
export type PublishPostDto = {
  text: string;
  /** One of your plants, to be shown with its name */
  plantId?: string;
};
export type EditPostDto = {
  text: string;
};
export type BlockDto = {
  id: string;
  name: string;
};
export const {
  useListAchievementsQuery,
  useWriteCommentMutation,
  useRemoveCommentMutation,
  useListExpertQuestionsQuery,
  useRespondToQuestionMutation,
  useAskExpertMutation,
  useListOwnQuestionsQuery,
  useListReportedPostsQuery,
  useHidePostMutation,
  useShowPostMutation,
  usePublishPostMutation,
  useEditPostMutation,
  useRemovePostMutation,
  useRestorePostMutation,
  useLikePostMutation,
  useUnlikePostMutation,
  useReportPostMutation,
  useBlockAuthorMutation,
  useListBlocksQuery,
  useRemoveBlockMutation,
} = injectedRtkApi;
