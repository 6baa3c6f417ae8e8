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
      listBlocks: build.query<ListBlocksApiResponse, ListBlocksApiArg>({
        query: () => ({ url: `/api/community/blocks` }),
        providesTags: ['community'],
      }),
      removeBlock: build.mutation<RemoveBlockApiResponse, RemoveBlockApiArg>({
        query: (queryArg) => ({ url: `/api/community/blocks/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['community'],
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
      restoreComment: build.mutation<RestoreCommentApiResponse, RestoreCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/comments/${queryArg.commentId}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['community'],
      }),
      reportComment: build.mutation<ReportCommentApiResponse, ReportCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/comments/${queryArg.commentId}/report`,
          method: 'POST',
        }),
        invalidatesTags: ['community'],
      }),
      takeCommentReportBack: build.mutation<TakeCommentReportBackApiResponse, TakeCommentReportBackApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/comments/${queryArg.commentId}/report`,
          method: 'DELETE',
        }),
        invalidatesTags: ['community'],
      }),
      addPostPhoto: build.mutation<AddPostPhotoApiResponse, AddPostPhotoApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/photos`,
          method: 'POST',
          body: queryArg.addPhotoDto,
        }),
        invalidatesTags: ['community'],
      }),
      removePostPhoto: build.mutation<RemovePostPhotoApiResponse, RemovePostPhotoApiArg>({
        query: (queryArg) => ({
          url: `/api/community/posts/${queryArg.id}/photos/${queryArg.photoId}`,
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
      seeAnswers: build.mutation<SeeAnswersApiResponse, SeeAnswersApiArg>({
        query: (queryArg) => ({
          url: `/api/community/expert-questions/seen`,
          method: 'POST',
          body: queryArg.seenAnswersDto,
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
      listReported: build.query<ListReportedApiResponse, ListReportedApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/community/reports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['community'],
      }),
      listHidden: build.query<ListHiddenApiResponse, ListHiddenApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/community/hidden`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
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
      hideComment: build.mutation<HideCommentApiResponse, HideCommentApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/comments/${queryArg.id}/hide`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      showComment: build.mutation<ShowCommentApiResponse, ShowCommentApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/comments/${queryArg.id}/hide`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      dismissPostReports: build.mutation<DismissPostReportsApiResponse, DismissPostReportsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/posts/${queryArg.id}/dismiss`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      reopenPostReports: build.mutation<ReopenPostReportsApiResponse, ReopenPostReportsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/posts/${queryArg.id}/dismiss`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      dismissCommentReports: build.mutation<DismissCommentReportsApiResponse, DismissCommentReportsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/community/comments/${queryArg.id}/dismiss`,
          method: 'POST',
        }),
        invalidatesTags: ['community'],
      }),
      reopenCommentReports: build.mutation<ReopenCommentReportsApiResponse, ReopenCommentReportsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/community/comments/${queryArg.id}/dismiss`,
          method: 'DELETE',
        }),
        invalidatesTags: ['community'],
      }),
      listOwnWritings: build.query<ListOwnWritingsApiResponse, ListOwnWritingsApiArg>({
        query: (queryArg) => ({
          url: `/api/community/own`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['community'],
      }),
      listWaitingPhotos: build.query<ListWaitingPhotosApiResponse, ListWaitingPhotosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/community/photos`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['community'],
      }),
      showPhoto: build.mutation<ShowPhotoApiResponse, ShowPhotoApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/photos/${queryArg.id}/show`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      refusePhoto: build.mutation<RefusePhotoApiResponse, RefusePhotoApiArg>({
        query: (queryArg) => ({ url: `/api/admin/community/photos/${queryArg.id}/refuse`, method: 'POST' }),
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
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}` }),
        providesTags: ['community'],
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
      takeReportBack: build.mutation<TakeReportBackApiResponse, TakeReportBackApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/report`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      hidePostFromFeed: build.mutation<HidePostFromFeedApiResponse, HidePostFromFeedApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/hide`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
      showPostInFeed: build.mutation<ShowPostInFeedApiResponse, ShowPostInFeedApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/hide`, method: 'DELETE' }),
        invalidatesTags: ['community'],
      }),
      blockAuthor: build.mutation<BlockAuthorApiResponse, BlockAuthorApiArg>({
        query: (queryArg) => ({ url: `/api/community/posts/${queryArg.id}/block`, method: 'POST' }),
        invalidatesTags: ['community'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListAchievementsApiResponse =
  /** status 200 Your achievements, and how far each is */ AchievementDto[];
export type ListAchievementsApiArg = void;
export type ListBlocksApiResponse = /** status 200 The people whom you have blocked */ BlockDto[];
export type ListBlocksApiArg = void;
export type RemoveBlockApiResponse = unknown;
export type RemoveBlockApiArg = {
  id: string;
};
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
export type RestoreCommentApiResponse = /** status 200 Restores your deleted comment */ CommentDto;
export type RestoreCommentApiArg = {
  id: string;
  commentId: string;
};
export type ReportCommentApiResponse = unknown;
export type ReportCommentApiArg = {
  id: string;
  commentId: string;
};
export type TakeCommentReportBackApiResponse = unknown;
export type TakeCommentReportBackApiArg = {
  id: string;
  commentId: string;
};
export type AddPostPhotoApiResponse =
  /** status 201 Adds one of your uploads to your post; others see it when it was checked */ PostDto;
export type AddPostPhotoApiArg = {
  id: string;
  addPhotoDto: AddPhotoDto;
};
export type RemovePostPhotoApiResponse = /** status 200 Takes a photo off your post */ PostDto;
export type RemovePostPhotoApiArg = {
  id: string;
  photoId: string;
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
export type AskExpertApiResponse = /** status 201 Asks the experts; the AI answers first */ ExpertAnswerDto;
export type AskExpertApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  askExpertDto: AskExpertDto;
};
export type SeeAnswersApiResponse = unknown;
export type SeeAnswersApiArg = {
  seenAnswersDto: SeenAnswersDto;
};
export type ListOwnQuestionsApiResponse =
  /** status 200 Your questions and their answers, newest first */ OwnQuestionDto[];
export type ListOwnQuestionsApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ListReportedApiResponse =
  /** status 200 Posts and comments whose reports wait for an admin, the last reported first; none that is hidden from everybody */ ReportedDto[];
export type ListReportedApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ListHiddenApiResponse =
  /** status 200 Posts and comments that are hidden from everybody, the last hidden first */ HiddenDto[];
export type ListHiddenApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type HidePostApiResponse = unknown;
export type HidePostApiArg = {
  id: string;
};
export type ShowPostApiResponse = unknown;
export type ShowPostApiArg = {
  id: string;
};
export type HideCommentApiResponse = unknown;
export type HideCommentApiArg = {
  id: string;
};
export type ShowCommentApiResponse = unknown;
export type ShowCommentApiArg = {
  id: string;
};
export type DismissPostReportsApiResponse = unknown;
export type DismissPostReportsApiArg = {
  id: string;
};
export type ReopenPostReportsApiResponse = unknown;
export type ReopenPostReportsApiArg = {
  id: string;
};
export type DismissCommentReportsApiResponse = unknown;
export type DismissCommentReportsApiArg = {
  id: string;
};
export type ReopenCommentReportsApiResponse = unknown;
export type ReopenCommentReportsApiArg = {
  id: string;
};
export type ListOwnWritingsApiResponse =
  /** status 200 Your posts and comments, newest first */ OwnWritingDto[];
export type ListOwnWritingsApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ListWaitingPhotosApiResponse =
  /** status 200 Photos that wait for an admin, oldest first */ WaitingPhotoDto[];
export type ListWaitingPhotosApiArg = {
  limit?: number;
  /** As given by the Link header of the page before */
  cursor?: string;
};
export type ShowPhotoApiResponse = unknown;
export type ShowPhotoApiArg = {
  id: string;
};
export type RefusePhotoApiResponse = unknown;
export type RefusePhotoApiArg = {
  id: string;
};
export type PublishPostApiResponse = /** status 201 Publishes a post */ PostDto;
export type PublishPostApiArg = {
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  publishPostDto: PublishPostDto;
};
export type GetPostApiResponse = /** status 200 One post */ PostDto;
export type GetPostApiArg = {
  id: string;
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
export type TakeReportBackApiResponse = unknown;
export type TakeReportBackApiArg = {
  id: string;
};
export type HidePostFromFeedApiResponse = unknown;
export type HidePostFromFeedApiArg = {
  id: string;
};
export type ShowPostInFeedApiResponse = unknown;
export type ShowPostInFeedApiArg = {
  id: string;
};
export type BlockAuthorApiResponse = unknown;
export type BlockAuthorApiArg = {
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
export type BlockDto = {
  id: string;
  name: string;
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
  /** An admin has hidden it: you see it, others do not */
  isHidden: boolean;
};
export type WriteCommentDto = {
  text: string;
};
export type PostPhotoDto = {
  id: string;
  /** The photo, at most 1600 px; `.small.webp` instead of `.webp`: at most 400 px */
  imageUrl: string;
  /** Others see it when it is `shown` */
  state: 'checking' | 'shown' | 'doubtful' | 'refused';
};
export type PostDto = {
  id: string;
  author: AuthorDto;
  text: string;
  plantName: string | null;
  plantDrawing: string | null;
  createdAt: string;
  editedAt: string | null;
  /** An admin has hidden it: you see it, others do not */
  isHidden: boolean;
  likes: number;
  /** You like it */
  isLiked: boolean;
  comments: number;
  photos: PostPhotoDto[];
};
export type AddPhotoDto = {
  /** The address of a photo that you have uploaded */
  imageUrl: string;
};
export type AskedQuestionDto = {
  id: string;
  message: string;
  category: string;
  status: 'pending' | 'responded';
  /** By the AI, as Markdown */
  aiResponse: string | null;
  /** Who that was: anthropic, openai, or local, which is no language model */
  aiProvider: string | null;
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
  /** What the AI answers within some seconds, as Markdown; null when it takes longer */
  response: string | null;
  message: string;
};
export type AskExpertDto = {
  message: string;
  category?: string;
};
export type SeenAnswersDto = {
  /** When the latest of the answers was given that were seen */
  until: string;
};
export type OwnQuestionDto = {
  id: string;
  message: string;
  category: string;
  status: 'pending' | 'responded';
  /** By the AI, as Markdown */
  aiResponse: string | null;
  /** Who that was: anthropic, openai, or local, which is no language model */
  aiProvider: string | null;
  /** By a person */
  expertResponse: string | null;
  createdAt: string;
  respondedAt: string | null;
};
export type ReportedDto = {
  kind: 'post' | 'comment';
  id: string;
  text: string;
  author: string;
  createdAt: string;
  reports: number;
  photos: string[];
  /** For the last time */
  reportedAt: string;
};
export type HiddenDto = {
  kind: 'post' | 'comment';
  id: string;
  text: string;
  author: string;
  createdAt: string;
  reports: number;
  photos: string[];
  hiddenAt: string;
};
export type OwnWritingDto = {
  id: string;
  kind: 'post' | 'comment';
  /** The post itself, or the one that was commented on */
  postId: string;
  text: string;
  plantName: string | null;
  /** How many photos a post has */
  photos: number;
  createdAt: string;
  /** An admin has hidden it: you see it, others do not */
  isHidden: boolean;
};
export type WaitingPhotoDto = {
  id: string;
  imageUrl: string;
  author: string;
  /** What the post says */
  text: string;
  createdAt: string;
};
export type PublishPostDto = {
  text: string;
  /** One of your plants, to be shown with its name */
  plantId?: string;
  /** Addresses of photos that you have uploaded. A post with photos needs no text. */
  photos?: string[];
};
export type EditPostDto = {
  text: string;
};
export const {
  useListAchievementsQuery,
  useListBlocksQuery,
  useRemoveBlockMutation,
  useWriteCommentMutation,
  useRemoveCommentMutation,
  useRestoreCommentMutation,
  useReportCommentMutation,
  useTakeCommentReportBackMutation,
  useAddPostPhotoMutation,
  useRemovePostPhotoMutation,
  useListExpertQuestionsQuery,
  useRespondToQuestionMutation,
  useAskExpertMutation,
  useSeeAnswersMutation,
  useListOwnQuestionsQuery,
  useListReportedQuery,
  useListHiddenQuery,
  useHidePostMutation,
  useShowPostMutation,
  useHideCommentMutation,
  useShowCommentMutation,
  useDismissPostReportsMutation,
  useReopenPostReportsMutation,
  useDismissCommentReportsMutation,
  useReopenCommentReportsMutation,
  useListOwnWritingsQuery,
  useListWaitingPhotosQuery,
  useShowPhotoMutation,
  useRefusePhotoMutation,
  usePublishPostMutation,
  useGetPostQuery,
  useEditPostMutation,
  useRemovePostMutation,
  useRestorePostMutation,
  useLikePostMutation,
  useUnlikePostMutation,
  useReportPostMutation,
  useTakeReportBackMutation,
  useHidePostFromFeedMutation,
  useShowPostInFeedMutation,
  useBlockAuthorMutation,
} = injectedRtkApi;
