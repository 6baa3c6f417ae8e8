import { useRef } from 'react';
import { ConversationList } from '../../features/chat/conversation-list';
import { MessageList } from '../../features/chat/message-list';
import { useConversation } from '../../features/chat/use-conversation';
import { tExpert } from '../../languages/expert';
import { Section } from '../../shared/ui/page';
import { ConversationDialogs } from './conversation-dialogs';
import { ConversationState } from './conversation-state';
import { addressOf, useConversations } from './use-conversations';
import styles from './expert.module.css';

/** What was said while the member had premium: to read, rename and delete. */
export function Kept() {
  const all = useConversations();
  const said = useRef<HTMLDivElement>(null);
  if (!all.conversations?.length) return null;
  return (
    <Section title={tExpert('yours')}>
      <p>{tExpert('stayYours')}</p>
      <div className={styles.parts}>
        <div className={styles.side}>
          <ConversationList
            conversations={all.conversations}
            selected={all.selected}
            addressOf={addressOf}
            onSelect={() => said.current?.scrollIntoView({ block: 'start' })}
            onRename={all.setRenamed}
            onDelete={all.askToDelete}
            onMore={all.more}
          />
        </div>
        <div className={styles.main} ref={said}>
          {all.selected && <Said key={all.selected} id={all.selected} onLeave={all.leave} />}
        </div>
      </div>
      <ConversationDialogs {...all} />
    </Section>
  );
}

function Said({ id, onLeave }: { id: string; onLeave: () => void }) {
  const chat = useConversation(id, false);
  const { messages, earlier, isFetchingEarlier } = chat;
  if (!messages) return <ConversationState chat={chat} onLeave={onLeave} />;
  if (messages.length === 0) return <p>{tExpert('nothingSaid')}</p>;
  return (
    <MessageList
      messages={messages}
      onEarlier={earlier}
      isFetchingEarlier={isFetchingEarlier}
      isPending={false}
    />
  );
}
