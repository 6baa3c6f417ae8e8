import { useEffect, useLayoutEffect, useRef } from 'react';
import { isOpen } from '../../shared/api/chat-stream';
import type { ChatMessageDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { Answer, Question } from './message';
import styles from './messages.module.css';

interface Props {
  /** Oldest first. */
  messages: ChatMessageDto[];
  /** Fetches what was said before; undefined where this is all. */
  onEarlier?: () => void;
  isFetchingEarlier: boolean;
  onAskAgain: (questionId: string, content?: string) => void;
  onReadAloud?: (text: string) => void;
}

/** What was said: questions right, answers left, the end in view. */
export function MessageList({ messages, onEarlier, isFetchingEarlier, onAskAgain, onReadAloud }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEndInView(end, messages);
  useSteadyPlace(list, messages);
  const last = messages.at(-1);
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  const canChange = last && !isOpen(last) && lastQuestion && lastQuestion.id !== 'sending';

  return (
    <div className={styles.place}>
      {onEarlier && (
        <div>
          <Button look="secondary" onClick={onEarlier} busy={isFetchingEarlier} busyLabel="Loading">
            Show earlier messages
          </Button>
        </div>
      )}
      <ol role="list" className={styles.messages} ref={list} aria-label="Messages">
        {messages.map((message) =>
          message.role === 'user' ? (
            <Question
              key={message.id}
              message={message}
              onEdit={
                canChange && message === lastQuestion
                  ? (content) => onAskAgain(message.id, content)
                  : undefined
              }
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              onRetry={canChange && message === last ? () => onAskAgain(lastQuestion.id) : undefined}
              onReadAloud={onReadAloud && (() => onReadAloud(message.content))}
            />
          ),
        )}
      </ol>
      {canChange && last === lastQuestion && (
        <div>
          <Button look="secondary" icon="refresh" onClick={() => onAskAgain(lastQuestion.id)}>
            Ask again
          </Button>
        </div>
      )}
      <div ref={end} />
    </div>
  );
}

/** Keeps the end in view while it grows, unless the reader has scrolled away from it. */
function useEndInView(end: React.RefObject<HTMLDivElement | null>, messages: ChatMessageDto[]) {
  const isAtEnd = useRef(true);
  const last = messages.at(-1);
  useEffect(() => {
    const look = () => {
      const { innerHeight } = window;
      isAtEnd.current = (end.current?.getBoundingClientRect().top ?? 0) < innerHeight + 80;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [end]);
  useLayoutEffect(() => {
    if (isAtEnd.current) end.current?.scrollIntoView({ block: 'end' });
  }, [end, last?.id, last?.content]);
}

/** What is read stays where it is when earlier messages come above it. */
function useSteadyPlace(list: React.RefObject<HTMLOListElement | null>, messages: ChatMessageDto[]) {
  const first = messages[0]?.id;
  const before = useRef<{ first?: string; height: number }>({ height: 0 });
  useLayoutEffect(() => {
    const height = list.current?.scrollHeight ?? 0;
    const isLonger =
      before.current.first &&
      before.current.first !== first &&
      messages.some(({ id }) => id === before.current.first);
    if (isLonger) window.scrollBy(0, height - before.current.height);
    before.current = { first, height };
  }, [list, first, messages]);
}
