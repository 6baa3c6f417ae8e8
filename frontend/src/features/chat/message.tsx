import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tExpert } from '../../languages/expert';
import { tShell } from '../../languages/shell';
import { isOpen } from '../../shared/api/chat-stream';
import type { ChatMessageDto } from '../../shared/api/chat';
import { keepInTab } from '../../shared/lib/tab-draft';
import { smallPhoto } from '../../shared/lib/small-photo';
import { Button } from '../../shared/ui/button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { AnswerText } from './answer-text';
import { EditQuestion } from './edit-question';
import { writtenBy } from './model-words';
import styles from './messages.module.css';

interface QuestionProps {
  message: ChatMessageDto;
  /** Asks it in other words; without it the question cannot be changed. */
  onEdit?: (content: string) => Promise<boolean>;
}

/** What the reader asked, on the right. Other words for it are kept in this tab until they have arrived. */
export function Question({ message, onEdit }: QuestionProps) {
  const [isEdited, setEdited] = useState(false);
  const { id: reader } = useAccount();
  const draft = `edit:${message.id}`;
  const forget = () => keepInTab(draft, reader, '');
  if (isEdited && onEdit)
    return (
      <li className={styles.question}>
        <EditQuestion
          content={message.content}
          draft={draft}
          onCancel={() => {
            forget();
            setEdited(false);
          }}
          onSave={async (content) => {
            setEdited(false);
            if (await onEdit(content)) forget();
            else setEdited(true);
          }}
        />
      </li>
    );
  return (
    <li className={styles.question}>
      <div className={styles.bubble}>
        <VisuallyHidden>{tExpert('youAsked')}</VisuallyHidden>
        {message.imageUrl && (
          <img className={styles.photo} src={smallPhoto(message.imageUrl)} alt={tExpert('photoOfQuestion')} />
        )}
        {message.content}
      </div>
      {onEdit && (
        <Button look="quiet" icon="pencil" onClick={() => setEdited(true)}>
          {tExpert('editQuestion')}
        </Button>
      )}
    </li>
  );
}

/** How answers are read aloud, where the browser can and the reader wants it. */
export interface ReadingAloud {
  /** The id of the answer that is being read. */
  reading?: string;
  onRead: (id: string, text: string) => void;
  onSilence: () => void;
}

interface AnswerProps {
  message: ChatMessageDto;
  /** Asks again; only the last answer can be replaced. */
  onRetry?: () => void;
  readingAloud?: ReadingAloud;
}

const ENDINGS: Partial<Record<ChatMessageDto['state'], () => string>> = {
  stopped: () => tExpert('youStopped'),
  failed: () => tExpert('interrupted'),
};

/** What the expert answered, on the left. */
export function Answer({ message, onRetry, readingAloud }: AnswerProps) {
  const { content, state, provider, model } = message;
  const ending = ENDINGS[state]?.();
  return (
    <li className={styles.answer}>
      <div className={styles.words}>
        <VisuallyHidden>{tExpert('answers')}</VisuallyHidden>
        <AnswerText text={content} />
        {isOpen(message) && <Typing />}
      </div>
      {ending && <p className={styles.note}>{ending}</p>}
      {state === 'done' && <p className={styles.note}>{writtenBy(provider, model)}</p>}
      {!isOpen(message) && (onRetry || readingAloud) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button look="quiet" icon="refresh" onClick={onRetry}>
              {tShell('tryAgain')}
            </Button>
          )}
          {readingAloud && content && <ReadAloud message={message} {...readingAloud} />}
        </div>
      )}
    </li>
  );
}

function ReadAloud({ message: { id, content }, reading, onRead, onSilence }: ReadingAloud & AnswerProps) {
  const isRead = reading === id;
  return (
    <Button
      look="quiet"
      icon={isRead ? 'cross' : undefined}
      onClick={() => (isRead ? onSilence() : onRead(id, content))}
    >
      {tExpert(isRead ? 'stopReading' : 'readAloud')}
    </Button>
  );
}

/** Where the answer to a question will be that is still on its way. */
export const AwaitedAnswer = () => (
  <li className={styles.answer}>
    <Typing />
  </li>
);

/** Three dots while the answer is being written. */
const Typing = () => (
  <span className={styles.typing} role="img" aria-label={tExpert('writing')}>
    <span />
    <span />
    <span />
  </span>
);
