import type { useConversation } from '../../features/chat/use-conversation';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';

interface Props {
  chat: Pick<ReturnType<typeof useConversation>, 'error' | 'isFetching' | 'refetch'>;
  /** Leaves a conversation that is not there any more. */
  onLeave: () => void;
}

/** Instead of a conversation's messages: they are loaded, could not be, or are gone. */
export function ConversationState({ chat, onLeave }: Props) {
  if (!chat.error) return <Skeleton count={4} label="Loading the conversation" />;
  if (chat.error.status === 404) return <Gone onLeave={onLeave} />;
  return (
    <Failed title="We couldn’t load this conversation" isBusy={chat.isFetching} onRetry={chat.refetch} />
  );
}

const Gone = ({ onLeave }: Pick<Props, 'onLeave'>) => (
  <EmptyState
    title="This conversation isn’t there any more"
    actions={
      <Button look="secondary" onClick={onLeave}>
        Open the newest one
      </Button>
    }
  >
    <p>It was deleted, or the address isn’t complete.</p>
  </EmptyState>
);
