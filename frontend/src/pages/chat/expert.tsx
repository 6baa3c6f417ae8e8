import { useRef, useState } from 'react';
import { ChatSettings } from '../../features/chat/chat-settings';
import { ConversationList } from '../../features/chat/conversation-list';
import { speechOfBrowser } from '../../features/chat/speech';
import { tChat } from '../../languages/chat';
import { tExpert } from '../../languages/expert';
import { useDescribeExpertQuery } from '../../shared/api/chat';
import { classNames } from '../../shared/lib/class-names';
import { focusAfter } from '../../shared/lib/focus-after';
import { useMedia } from '../../shared/lib/use-media';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { Conversation } from './conversation';
import { ConversationDialogs } from './conversation-dialogs';
import { SideTitle } from './side-title';
import { addressOf, useConversations } from './use-conversations';
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
  const speech = speechOfBrowser();
  const { conversations, selected } = all;
  const main = useRef<HTMLDivElement>(null);
  const begin = () => {
    setSideOpen(false);
    return all.begin();
  };
  const closeSide = () => {
    setSideOpen(false);
    // On a phone the list closes over the link that was pressed.
    if (!isWide) main.current?.focus({ preventScroll: true });
  };

  return (
    <div className={classNames(styles.parts, styles.expert)}>
      <aside className={styles.side} aria-label={tExpert('sideLabel')}>
        <SideTitle />
        <Button
          icon="plus"
          wide
          onClick={() => void begin()}
          busy={all.isBeginning}
          busyLabel={tExpert('opening')}
        >
          {tExpert('newChat')}
        </Button>
        {!isWide && (
          <Button look="secondary" wide aria-expanded={isSideOpen} onClick={() => setSideOpen(!isSideOpen)}>
            {tExpert('sideLabel')}
          </Button>
        )}
        {(isWide || isSideOpen) && (
          <>
            <ChatSettings
              models={expert?.models ?? []}
              useOpenAI={useOpenAI}
              onModel={setUseOpenAI}
              speech={speech}
              isVoiceOn={isVoiceOn}
              onVoice={setVoiceOn}
            />
            {conversations && (
              <ConversationList
                conversations={conversations}
                selected={selected}
                addressOf={addressOf}
                onSelect={closeSide}
                onRename={all.setRenamed}
                onDelete={all.askToDelete}
                onMore={all.more}
              />
            )}
          </>
        )}
      </aside>
      <div ref={main} tabIndex={-1} className={styles.main}>
        {selected && (
          <Conversation
            key={selected}
            id={selected}
            useOpenAI={useOpenAI}
            suggestions={expert?.suggestions ?? []}
            speech={speech}
            isVoiceOn={isVoiceOn}
            onLeave={all.leave}
          />
        )}
        {!selected && conversations?.length === 0 && (
          <Welcome onBegin={(from) => void focusAfter(begin(), from)} />
        )}
        {!conversations && all.isError && (
          <Failed title={tExpert('notLoaded')} isBusy={all.isFetching} onRetry={all.refetch} />
        )}
        {!selected && !conversations && !all.isError && (
          <Skeleton shape="row" count={4} label={tChat('loading')} />
        )}
      </div>
      <ConversationDialogs {...all} />
    </div>
  );
}
