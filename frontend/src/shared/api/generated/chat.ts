import { baseApi as api } from '../base-api';
export const addTagTypes = ['chat'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      describeExpert: build.query<DescribeExpertApiResponse, DescribeExpertApiArg>({
        query: () => ({ url: `/api/chat/expert` }),
        providesTags: ['chat'],
      }),
      createConversation: build.mutation<CreateConversationApiResponse, CreateConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/chat/conversations`,
          method: 'POST',
          body: queryArg.conversationTitleDto,
        }),
        invalidatesTags: ['chat'],
      }),
      renameConversation: build.mutation<RenameConversationApiResponse, RenameConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/chat/conversations/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.conversationTitleDto,
        }),
        invalidatesTags: ['chat'],
      }),
      deleteConversation: build.mutation<DeleteConversationApiResponse, DeleteConversationApiArg>({
        query: (queryArg) => ({ url: `/api/chat/conversations/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['chat'],
      }),
      askAgain: build.mutation<AskAgainApiResponse, AskAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/chat/conversations/${queryArg.id}/messages/${queryArg.messageId}`,
          method: 'PATCH',
          body: queryArg.askAgainDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['chat'],
      }),
      stopReply: build.mutation<StopReplyApiResponse, StopReplyApiArg>({
        query: (queryArg) => ({ url: `/api/chat/conversations/${queryArg.id}/reply`, method: 'DELETE' }),
        invalidatesTags: ['chat'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type DescribeExpertApiResponse = /** status 200 Which models answer, and what to ask */ ExpertDto;
export type DescribeExpertApiArg = void;
export type CreateConversationApiResponse = /** status 201 Begins a conversation */ ConversationDto;
export type CreateConversationApiArg = {
  conversationTitleDto: ConversationTitleDto;
};
export type RenameConversationApiResponse =
  /** status 200 Gives a conversation another name */ ConversationDto;
export type RenameConversationApiArg = {
  id: string;
  conversationTitleDto: ConversationTitleDto;
};
export type DeleteConversationApiResponse = unknown;
export type DeleteConversationApiArg = {
  id: string;
};
export type AskAgainApiResponse =
  /** status 200 Asks the last question again, as it was or in other words */ ExchangeDto;
export type AskAgainApiArg = {
  id: string;
  messageId: string;
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  askAgainDto: AskAgainDto;
};
export type StopReplyApiResponse = unknown;
export type StopReplyApiArg = {
  id: string;
};
export type ExpertModelDto = {
  /** The choice that goes with a question */
  useOpenAI: boolean;
  provider: 'anthropic' | 'openai' | 'local';
  model: string;
  /** Whether it is set up on this server; if not, our own assistant answers */
  isAvailable: boolean;
};
export type ExpertDto = {
  models: ExpertModelDto[];
  /** Questions that the garden suggests */
  suggestions: string[];
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
export type ConversationDto = {
  id: string;
  userId: string;
  title: string;
  createdAt: string;
  /** When something was last asked in it */
  updatedAt: string;
};
export type ConversationTitleDto = {
  title: string;
};
export type ChatMessageDto = {
  id: string;
  conversationId: string;
  role: 'user' | 'assistant';
  /** Of a reply: Markdown; while it is being written, the text so far */
  content: string;
  /** The photo of a question */
  imageUrl: string | null;
  /** A question is always done */
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  /** Who wrote a reply: anthropic, openai, or local, which is no language model */
  provider: string | null;
  model: string | null;
  createdAt: string;
};
export type ExchangeDto = {
  userMessage: ChatMessageDto;
  assistantMessage: ChatMessageDto;
};
export type AskAgainDto = {
  /** Whether the second provider answers */
  useOpenAI?: boolean;
  /** The question in other words; as it was, when left out */
  content?: string;
};
export const {
  useDescribeExpertQuery,
  useCreateConversationMutation,
  useRenameConversationMutation,
  useDeleteConversationMutation,
  useAskAgainMutation,
  useStopReplyMutation,
} = injectedRtkApi;
