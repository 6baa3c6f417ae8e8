import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEW_CHAT } from '../../features/chat/title-of';
import {
  useConversationsInfiniteQuery,
  useCreateConversationMutation,
  useDeleteConversationMutation,
  useRenameConversationMutation,
  type ConversationDto,
} from '../../shared/api/chat';
import { reportEvent } from '../../shared/analytics/analytics';
import { focusAfter } from '../../shared/lib/focus-after';
import { chatMessages } from '../../shared/toast/messages/chat';
import { useReport } from '../../shared/toast/use-report';

/** Names the open conversation in the address, so that reloading and Back return to it. */
const OPEN = 'conversation';

/** Where a conversation is. */
export const addressOf = (id: string) => ({ search: `?${new URLSearchParams({ [OPEN]: id }).toString()}` });

/** All conversations, which of them is open, and what can be done with them. */
export function useConversations() {
  const report = useReport();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useConversationsInfiniteQuery();
  const [create, creating] = useCreateConversationMutation();
  const [renameOne] = useRenameConversationMutation();
  const [removeOne] = useDeleteConversationMutation();
  const [renamed, setRenamed] = useState<ConversationDto>();
  const [deleted, setDeleted] = useState<ConversationDto>();
  const conversations = data?.pages.flatMap(({ rows }) => rows);
  const { selected, select, leave } = useSelected(conversations?.[0]?.id);

  async function begin() {
    const call = create({ conversationTitleDto: { title: NEW_CHAT } }).unwrap();
    const made = await report(call, chatMessages.created);
    if (!made) return false;
    reportEvent('new_conversation_started');
    select(made.id);
    return true;
  }

  async function rename(title: string) {
    const call = renameOne({ id: renamed!.id, conversationTitleDto: { title } }).unwrap();
    if (await report(call, chatMessages.renamed)) setRenamed(undefined);
  }

  const asker = useRef<Element>(null);
  function askToDelete(conversation: ConversationDto) {
    asker.current = document.activeElement;
    setDeleted(conversation);
  }

  async function remove() {
    const { id } = deleted!;
    setDeleted(undefined);
    const removal = report(removeOne({ id }).unwrap(), chatMessages.deleted);
    await focusAfter(removal, asker.current!);
    if ((await removal) !== undefined && selected === id) leave();
  }

  return {
    conversations,
    selected,
    leave,
    isError,
    isFetching,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    begin,
    isBeginning: creating.isLoading,
    ...{ renamed, setRenamed, rename, deleted, setDeleted, askToDelete, remove },
  };
}

/** The conversation of the address. Where it names none, it is made to name the first. */
function useSelected(first: string | undefined) {
  const [params, setParams] = useSearchParams();
  const selected = params.get(OPEN) ?? undefined;
  useEffect(() => {
    if (!selected && first) setParams({ [OPEN]: first }, { replace: true });
  }, [selected, first, setParams]);
  return {
    selected,
    select: (id: string) => setParams({ [OPEN]: id }),
    leave: () => setParams({}, { replace: true }),
  };
}
