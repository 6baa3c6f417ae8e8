import { useAccount } from '../../entities/account/use-account';
import { tExpert } from '../../languages/expert';
import { tShell } from '../../languages/shell';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import { MAX_QUESTION } from './question-form';
import styles from './messages.module.css';

interface Props {
  content: string;
  /** The name under which this tab keeps the text. */
  draft: string;
  onSave: (content: string) => void;
  onCancel: () => void;
}

/** The last question, to be asked in other words. */
export function EditQuestion({ content, draft, onSave, onCancel }: Props) {
  const { text, change } = useTabDraft(draft, useAccount().id, content);
  const isBlank = !text.trim();
  return (
    <div className={styles.edit}>
      <TextArea
        label={tExpert('yourQuestion')}
        rows={3}
        value={text}
        maxLength={MAX_QUESTION}
        onChange={({ target }) => change(target.value)}
        autoFocus
      />
      <div className={styles.actions}>
        <Button onClick={() => !isBlank && onSave(text.trim())} aria-disabled={isBlank}>
          {tExpert('askAgain')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {tShell('cancel')}
        </Button>
      </div>
    </div>
  );
}
