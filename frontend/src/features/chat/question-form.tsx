import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tExpert } from '../../languages/expert';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import { AddPhoto, ChosenPhoto } from './question-photo';
import { useFocusBack } from './use-focus-back';
import { useQuestionPhoto } from './use-question-photo';
import styles from './question-form.module.css';

export const MAX_QUESTION = 4000;

interface Props {
  conversationId: string;
  /** A reply is being written: nothing can be asked, but it can be stopped. */
  isPending: boolean;
  /** Answers whether it was sent; if not, the words and the photo stay. Says before when the server has it. */
  onAsk: (content: string, imageUrl: string | undefined, onTaken: () => void) => Promise<boolean>;
  onStop: () => void;
  /** Speaks into the field, where the browser can. */
  microphone?: (hear: (words: string) => void) => ReactNode;
}

/**
 * Where a question is written. Enter sends it; Shift and Enter begin a new line. Who looks something up on another page meanwhile finds it
 * as it was left, and so does who reloads before the server has it.
 */
export function QuestionForm({ conversationId, isPending, onAsk, onStop, microphone }: Props) {
  const { text, show, change } = useTabDraft(`question:${conversationId}`, useAccount().id, '');
  const photo = useQuestionPhoto(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusBack(field, isPending);
  const isBlank = !text.trim();
  /** What the field has by now, also for what began earlier. */
  const now = () => field.current?.value ?? '';

  async function send() {
    if (isBlank || isPending || photo.isBusy) return;
    const content = text.trim();
    const { imageUrl } = photo;
    show('');
    photo.show('');
    const taken = () => {
      change(now());
      photo.change('');
    };
    if (await onAsk(content, imageUrl, taken)) return;
    change(now() || content);
    photo.change(imageUrl ?? '');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.field}>
        <ChosenPhoto photo={photo} disabled={isPending} />
        <TextArea
          ref={field}
          label={tExpert('yourQuestion')}
          rows={1}
          value={text}
          maxLength={MAX_QUESTION}
          disabled={isPending}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.buttons}>
        <AddPhoto photo={photo} disabled={isPending} />
        {microphone?.((words) => change(`${now()} ${words}`.trim()))}
        {isPending ? (
          <Button look="secondary" icon="cross" onClick={onStop}>
            {tExpert('stop')}
          </Button>
        ) : (
          <Button type="submit" icon="send" aria-disabled={isBlank}>
            {tExpert('send')}
          </Button>
        )}
      </div>
    </form>
  );
}
