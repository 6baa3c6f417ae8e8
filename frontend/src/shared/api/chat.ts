import { confirmation } from '../lib/confirmation';
import type { Dispatch as AppDispatch } from './dispatch';
import { keepPhoto, type Call } from './keep-photo';
import { afterEvent, optimistic, SENDING, streamReply, type ReplyEvent } from './chat-stream';
import { generatedApi, type ChatMessageDto, type ConversationDto } from './generated/chat';
import { infiniteList, type ListPage } from './list-page';

interface Asking {
  conversationId: string;
  content: string;
  /** The address of a photo that goes with it. */
  imageUrl?: string;
  useOpenAI: boolean;
  /** The idempotency key: what is sent again with it is the same question. */
  key: string;
  /** Called when the server has it, which is long before the reply has come. */
  onTaken?: () => void;
}

const PAGE = 50;
const json = { 'content-type': 'application/json' };
const addressOf = (id: string) => `/api/chat/conversations/${id}/messages`;

/** Asks, and hears the reply. A login that is over is asked for, as with every other change; then the question goes once more. */
async function ask(dispatch: unknown, ...question: Parameters<typeof streamReply>) {
  const ended = await streamReply(...question);
  if (!('error' in ended) || ended.error.code !== 'authentication-required') return ended;
  const isBack = await confirmation.ask({ dispatch: dispatch as AppDispatch }, ended.error.code);
  return isBack ? streamReply(...question) : ended;
}

/** Conversations with the plant expert, whose replies are streamed. */
const chatApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The one used last first, page after page. */
    conversations: build.infiniteQuery<ListPage<ConversationDto>, void, string>({
      ...infiniteList<ConversationDto>(() => '/api/chat/conversations', PAGE),
      providesTags: ['chat'],
    }),

    /** The end of a conversation, then page after page what was said before; on a page, oldest first. */
    messages: build.infiniteQuery<ListPage<ChatMessageDto>, string, string>(
      infiniteList<ChatMessageDto, string>(addressOf, PAGE),
    ),

    /** Shows a question at once, sends it, and shows the reply as it comes. A question that is refused goes again. */
    sendMessage: build.mutation<boolean, Asking>({
      queryFn: async ({ key, onTaken, ...question }, { dispatch, signal }) => {
        const { conversationId, ...body } = question;
        const shown = changer(dispatch as Dispatch, conversationId);
        shown.change((messages) => [...messages, optimistic(question)]);
        const headers = { ...json, 'idempotency-key': key };
        const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
        const hear = (event: ReplyEvent) => {
          if (event.name === 'asked') onTaken?.();
          shown.hear(event);
        };
        const ended = await ask(dispatch, addressOf(conversationId), init, hear);
        if (!('error' in ended)) return { data: ended.isDone };
        shown.change((messages) => messages.filter(({ id }) => id !== SENDING));
        return ended;
      },
      invalidatesTags: ['chat'],
    }),

    /** Keeps a photo that goes with a question; answers its address. */
    keepQuestionPhoto: build.mutation<string, Blob>({
      queryFn: (bytes, { signal }, _options, call) => keepPhoto({ bytes }, call as Call, signal),
    }),

    /** Asks the last question again, as it was or in other words. */
    reask: build.mutation<
      boolean,
      Omit<Asking, 'content' | 'imageUrl' | 'onTaken'> & { messageId: string; content?: string }
    >({
      queryFn: async ({ conversationId, messageId, key, ...again }, { dispatch, signal }) => {
        const shown = changer(dispatch as Dispatch, conversationId);
        const headers = { ...json, 'idempotency-key': key };
        const init = { method: 'PATCH', headers, body: JSON.stringify(again), signal };
        const hear = (event: ReplyEvent) => {
          if (event.name === 'asked')
            shown.change((messages) =>
              messages.slice(
                0,
                messages.findIndex(({ id }) => id === messageId),
              ),
            );
          shown.hear(event);
        };
        const ended = await ask(dispatch, `${addressOf(conversationId)}/${messageId}`, init, hear);
        return 'error' in ended ? ended : { data: ended.isDone };
      },
    }),

    /** Shows the rest of a reply that is being written, such as after a reload. */
    followReply: build.mutation<boolean, { conversationId: string; messageId: string }>({
      queryFn: async ({ conversationId, messageId }, { dispatch, signal }) => {
        const shown = changer(dispatch as Dispatch, conversationId);
        const ended = await streamReply(
          `${addressOf(conversationId)}/${messageId}/events`,
          { signal },
          shown.hear,
        );
        return 'error' in ended ? ended : { data: ended.isDone };
      },
    }),
  }),
});

type Dispatch = (action: unknown) => unknown;

/** Changes what is shown of a conversation's end. */
function changer(dispatch: Dispatch, conversationId: string) {
  let replyId: string | undefined;
  const change = (rule: (messages: ChatMessageDto[]) => ChatMessageDto[]) =>
    dispatch(
      chatApi.util.updateQueryData('messages', conversationId, ({ pages }) => {
        const [end] = pages;
        if (end) end.rows = rule(end.rows);
      }),
    );
  const hear = (event: ReplyEvent) => {
    if (event.name === 'asked') replyId = event.data.assistantMessage.id;
    change((messages) => afterEvent(messages, event, replyId));
  };
  return { change, hear };
}

/** Changes the list of conversations before the server is asked for it again. */
const changeList = (dispatch: Dispatch, rule: (list: ConversationDto[]) => ConversationDto[]) =>
  dispatch(
    chatApi.util.updateQueryData('conversations', undefined, ({ pages }) => {
      const [first] = pages;
      if (first) first.rows = rule(first.rows);
    }),
  ) as { undo: () => void };

chatApi.enhanceEndpoints({
  endpoints: {
    // A reply that is stopped says so itself.
    stopReply: { invalidatesTags: [] },
    createConversation: {
      onQueryStarted: async (_draft, { dispatch, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => undefined);
        if (made) changeList(dispatch as Dispatch, (list) => [made.data, ...list]);
      },
    },
    deleteConversation: {
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const removal = changeList(dispatch as Dispatch, (list) => list.filter((one) => one.id !== id));
        await queryFulfilled.catch(() => removal.undo());
      },
    },
  },
});

export {
  useCreateConversationMutation,
  useDeleteConversationMutation,
  useDescribeExpertQuery,
  useRenameConversationMutation,
  useStopReplyMutation,
} from './generated/chat';
export type * from './generated/chat';
export const {
  useReaskMutation,
  useConversationsInfiniteQuery,
  useFollowReplyMutation,
  useKeepQuestionPhotoMutation,
  useMessagesInfiniteQuery,
  useSendMessageMutation,
} = chatApi;
