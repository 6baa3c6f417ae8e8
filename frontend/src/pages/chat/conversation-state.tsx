import type { useConversation } from '../../features/chat/use-conversation';
import { tExpert } from '../../languages/expert';
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
  if (!chat.error) return <Skeleton count={4} label={tExpert('loadingOne')} />;
  if (chat.error.status === 404) return <Gone onLeave={onLeave} />;
  return <Failed title={tExpert('oneNotLoaded')} isBusy={chat.isFetching} onRetry={chat.refetch} />;
}

const Gone = ({ onLeave }: Pick<Props, 'onLeave'>) => (
  <EmptyState
    title={tExpert('gone')}
    actions={
      <Button look="secondary" onClick={onLeave}>
        {tExpert('openNewest')}
      </Button>
    }
  >
    <p>{tExpert('goneText')}</p>
  </EmptyState>
);
