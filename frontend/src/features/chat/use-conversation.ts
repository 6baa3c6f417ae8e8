import { useEffect, useRef, useState } from 'react';
import { useKnownAccount } from '../../entities/account/use-account';
import {
  useReaskMutation,
  useFollowReplyMutation,
  useMessagesInfiniteQuery,
  useSendMessageMutation,
  useStopReplyMutation,
} from '../../shared/api/chat';
import { isOpen, NO_ANSWER, SENDING } from '../../shared/api/chat-stream';
import { useContentKeys } from '../../shared/lib/content-keys';
import { chatMessages } from '../../shared/toast/messages/chat';
import type { ApiError } from '../../shared/api/api';
import { useReport } from '../../shared/toast/use-report';

/** A stream that broke is followed again after this. */
const LOOK_AGAIN_MS = 2000;

/** One conversation: what was said in it, and what the reader can do there. */
export function useConversation(conversationId: string, useOpenAI: boolean) {
  const report = useReport();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useMessagesInfiniteQuery(conversationId);
  const [send, sending] = useSendMessageMutation();
  const [again, askingAgain] = useReaskMutation();
  const keys = useContentKeys(`question:${conversationId}`, useKnownAccount()?.id);
  const messages = data ? [...data.pages].reverse().flatMap(({ rows }) => rows) : undefined;
  const last = messages?.at(-1);
  const isAsking = sending.isLoading || askingAgain.isLoading;
  const isSending = last?.id === SENDING;
  const open = last?.role === 'assistant' && isOpen(last) ? last.id : undefined;
  useFollowing(conversationId, isAsking ? undefined : open, refetch);
  const { stop, forget } = useStop(conversationId, open);

  return {
    messages,
    error: error as ApiError | undefined,
    isFetching,
    refetch,
    isPending: isAsking || isSending || open !== undefined,
    /** A question is on its way that was asked before the reader went to another page and came back. */
    isFromEarlier: isSending && !isAsking,
    earlier: hasNextPage ? () => void fetchNextPage() : undefined,
    isFetchingEarlier: isFetchingNextPage,
    /** Answers whether it was sent. */
    ask: async (content: string, imageUrl?: string, onTaken?: () => void) => {
      forget();
      const question = { conversationId, content, imageUrl, useOpenAI };
      const taken = () => {
        keys.forget();
        onTaken?.();
      };
      const call = send({ ...question, key: keys.keyOf(content, imageUrl), onTaken: taken }).unwrap();
      return (await report(call, chatMessages.sent)) !== undefined;
    },
    /** Answers whether it was sent. */
    askAgain: async (messageId: string, content?: string) => {
      forget();
      const key = keys.keyOf(messageId, content);
      const call = again({ conversationId, messageId, content, useOpenAI, key }).unwrap();
      const isSent = (await report(call, chatMessages.sent)) !== undefined;
      const isUnanswered = await call.then(
        () => false,
        ({ code }: ApiError) => code === NO_ANSWER.code,
      );
      if (!isUnanswered) keys.forget();
      return isSent;
    },
    stop,
  };
}

/** Stops the reply that is being written; one that the server has not opened yet, as soon as it has. */
function useStop(conversationId: string, open: string | undefined) {
  const report = useReport();
  const [stopReply] = useStopReplyMutation();
  const isWanted = useRef(false);
  const stop = () => {
    isWanted.current = open === undefined;
    if (open) void report(stopReply({ id: conversationId }).unwrap(), chatMessages.stopped);
  };
  useEffect(() => {
    if (open && isWanted.current) stop();
  });
  /** A question may fail before its reply is opened; then Stop was not meant for the next one. */
  const forget = () => void (isWanted.current = false);
  return { stop, forget };
}

/** Follows a reply that nobody here follows yet, as after a reload or a broken stream. */
function useFollowing(conversationId: string, replyId: string | undefined, refetch: () => unknown) {
  const [follow] = useFollowReplyMutation();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!replyId) return undefined;
    let timer: number | undefined;
    const lookAgain = () => {
      refetch();
      timer = window.setTimeout(() => setRound((before) => before + 1), LOOK_AGAIN_MS);
    };
    let isOver = false;
    const following = follow({ conversationId, messageId: replyId });
    const onEnd = (isDone: boolean) => void (isDone || isOver || lookAgain());
    following.unwrap().then(onEnd, () => onEnd(false));
    return () => {
      isOver = true;
      following.abort();
      window.clearTimeout(timer);
    };
  }, [conversationId, replyId, round, follow, refetch]);
}
