import { useLayoutEffect, useRef, type RefObject } from 'react';
import { tExpert } from '../../languages/expert';
import { tShell } from '../../languages/shell';
import { isOpen, SENDING } from '../../shared/api/chat-stream';
import type { ChatMessageDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { Answer, AwaitedAnswer, Question, type ReadingAloud } from './message';
import styles from './messages.module.css';

interface Props {
  /** Oldest first. */
  messages: ChatMessageDto[];
  /** Fetches what was said before; undefined where this is all. */
  onEarlier?: () => void;
  isFetchingEarlier: boolean;
  /** A question is on its way, or a reply is being written. */
  isPending: boolean;
  /** Without it nothing can be asked again. */
  onAskAgain?: (questionId: string, content?: string) => Promise<boolean>;
  readingAloud?: ReadingAloud;
}

/** What was said: questions right, answers left. */
export function MessageList({
  messages,
  onEarlier,
  isFetchingEarlier,
  isPending,
  onAskAgain,
  readingAloud,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  useSteadyPlace(place, messages);
  const last = messages.at(-1);
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  const changed = !isPending && onAskAgain && lastQuestion?.id !== SENDING ? lastQuestion : undefined;
  const askAgain = async (content?: string) => Boolean(changed && (await onAskAgain?.(changed.id, content)));

  return (
    <div className={styles.place} ref={place}>
      {onEarlier && (
        <div>
          <Button look="secondary" onClick={onEarlier} busy={isFetchingEarlier} busyLabel={tShell('loading')}>
            {tExpert('earlier')}
          </Button>
        </div>
      )}
      <ol role="list" className={styles.messages} aria-label={tExpert('messages')}>
        {messages.map((message) =>
          message.role === 'user' ? (
            <Question
              key={message.id}
              message={message}
              onEdit={message === changed ? askAgain : undefined}
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              onRetry={changed && message === last ? () => void askAgain() : undefined}
              readingAloud={readingAloud}
            />
          ),
        )}
        {isPending && !(last && isOpen(last)) && <AwaitedAnswer />}
      </ol>
      {changed && last === changed && (
        <div>
          <Button look="secondary" icon="refresh" onClick={() => void askAgain()}>
            {tExpert('askAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is read stays where it is when earlier messages come above it. */
function useSteadyPlace(place: RefObject<HTMLElement | null>, messages: ChatMessageDto[]) {
  const first = messages[0]?.id;
  const before = useRef<{ first?: string; height: number }>({ height: 0 });
  useLayoutEffect(() => {
    const height = place.current?.scrollHeight ?? 0;
    const isLonger =
      before.current.first &&
      before.current.first !== first &&
      messages.some(({ id }) => id === before.current.first);
    if (isLonger) window.scrollBy(0, height - before.current.height);
    before.current = { first, height };
  }, [place, first, messages]);
}
