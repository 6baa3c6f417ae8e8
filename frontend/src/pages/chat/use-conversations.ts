import { useState } from 'react';
import {
  useConversationsInfiniteQuery,
  useCreateConversationMutation,
  useDeleteConversationMutation,
  useRenameConversationMutation,
  type ConversationDto,
} from '../../shared/api/chat';
import { reportEvent } from '../../shared/analytics/analytics';
import { chatMessages } from '../../shared/toast/messages/chat';
import { useReport } from '../../shared/toast/use-report';

const NEW_CHAT = 'New Chat';

/** All conversations, which of them is open, and what can be done with them. */
export function useConversations() {
  const report = useReport();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useConversationsInfiniteQuery();
  const [create, creating] = useCreateConversationMutation();
  const [renameOne] = useRenameConversationMutation();
  const [removeOne] = useDeleteConversationMutation();
  const [chosen, select] = useState<string>();
  const [renamed, setRenamed] = useState<ConversationDto>();
  const [deleted, setDeleted] = useState<ConversationDto>();
  const conversations = data?.pages.flatMap((page) => page.conversations);

  async function begin() {
    const call = create({ conversationTitleDto: { title: NEW_CHAT } }).unwrap();
    const made = await report(call, chatMessages.created);
    if (!made) return;
    reportEvent('new_conversation_started');
    select(made.id);
  }

  async function rename(title: string) {
    const call = renameOne({ id: renamed!.id, conversationTitleDto: { title } }).unwrap();
    if (await report(call, chatMessages.renamed)) setRenamed(undefined);
  }

  async function remove() {
    const { id } = deleted!;
    setDeleted(undefined);
    await report(removeOne({ id }).unwrap(), chatMessages.deleted);
    if (chosen === id) select(undefined);
  }

  return {
    conversations,
    /** The one that was chosen, or else the first. */
    selected: chosen ?? conversations?.[0]?.id,
    select,
    isError,
    isFetching,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    begin,
    isBeginning: creating.isLoading,
    ...{ renamed, setRenamed, rename, deleted, setDeleted, remove },
  };
}
