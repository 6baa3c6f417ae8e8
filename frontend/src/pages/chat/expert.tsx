import { useState } from 'react';
import { PremiumBadge } from '../../entities/account/premium-badge';
import { ChatSettings } from '../../features/chat/chat-settings';
import { ConversationList } from '../../features/chat/conversation-list';
import { DeleteDialog } from '../../features/chat/delete-dialog';
import { RenameDialog } from '../../features/chat/rename-dialog';
import { canSpeak } from '../../features/chat/use-speech';
import { useDescribeExpertQuery } from '../../shared/api/chat';
import { useMedia } from '../../shared/lib/use-media';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { Conversation } from './conversation';
import { useConversations } from './use-conversations';
import { Welcome } from './welcome';
import styles from './expert.module.css';

/** The conversations of a premium member: a list at the side, and the one that is read. */
export function Expert() {
  const all = useConversations();
  const { data: expert } = useDescribeExpertQuery();
  const [useOpenAI, setUseOpenAI] = useState(false);
  const [isVoiceOn, setVoiceOn] = useState(false);
  const [isSideOpen, setSideOpen] = useState(false);
  const isWide = useMedia('(min-width: 56rem)');
  const hasVoice = canSpeak();

  if (all.isError && !all.conversations)
    return (
      <Failed title="We couldn’t load your conversations" isBusy={all.isFetching} onRetry={all.refetch} />
    );
  if (!all.conversations) return <Skeleton shape="row" count={4} label="Loading your conversations" />;
  const { selected } = all;
  return (
    <div className={styles.expert}>
      <aside className={styles.side} aria-label="Conversations and settings">
        <PremiumBadge />
        <Button icon="plus" wide onClick={() => void all.begin()} busy={all.isBeginning} busyLabel="Opening">
          New Chat
        </Button>
        {!isWide && (
          <Button look="secondary" wide aria-expanded={isSideOpen} onClick={() => setSideOpen(!isSideOpen)}>
            Conversations and settings
          </Button>
        )}
        {(isWide || isSideOpen) && (
          <>
            <ChatSettings
              models={expert?.models ?? []}
              useOpenAI={useOpenAI}
              onModel={setUseOpenAI}
              canSpeak={hasVoice}
              isVoiceOn={isVoiceOn}
              onVoice={setVoiceOn}
            />
            <ConversationList
              conversations={all.conversations}
              selected={selected}
              onSelect={(id) => {
                all.select(id);
                setSideOpen(false);
              }}
              onRename={all.setRenamed}
              onDelete={all.setDeleted}
              onMore={all.more}
            />
          </>
        )}
      </aside>
      <div className={styles.main}>
        {selected ? (
          <Conversation
            key={selected}
            id={selected}
            useOpenAI={useOpenAI}
            suggestions={expert?.suggestions ?? []}
            isVoiceOn={isVoiceOn}
          />
        ) : (
          <Welcome onBegin={() => void all.begin()} />
        )}
      </div>
      {all.renamed && (
        <RenameDialog
          conversation={all.renamed}
          onRename={(title) => void all.rename(title)}
          onClose={() => all.setRenamed(undefined)}
        />
      )}
      {all.deleted && (
        <DeleteDialog
          conversation={all.deleted}
          onDelete={() => void all.remove()}
          onClose={() => all.setDeleted(undefined)}
        />
      )}
    </div>
  );
}
