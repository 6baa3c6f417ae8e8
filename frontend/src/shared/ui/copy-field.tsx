import { tCopying } from '../../languages/copying';
import { tToasts } from '../../languages/toasts';
import { useCopied } from '../lib/use-copied';
import { failure } from '../toast/messages/kinds';
import { useReport } from '../toast/use-report';
import { Button } from './button';
import styles from './copy-field.module.css';
import { TextField } from './text-field';
import { VisuallyHidden } from './visually-hidden';

interface Props {
  label: string;
  value: string;
  isForOthers?: boolean;
}

const notCopied = () => failure(tToasts('error'), tCopying('notCopied'));

/** A link that is to be copied or, where it is for somebody else and the device can, sent. */
export function CopyField({ label, value, isForOthers }: Props) {
  const { isCopied, copy } = useCopied(value);
  const report = useReport();
  return (
    <div className={styles.copy}>
      <TextField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      <div className={styles.buttons}>
        {isForOthers && 'share' in navigator && (
          // What was begun and left alone needs no words, and what could not be sent can be copied.
          <Button
            look="secondary"
            icon="share"
            onClick={() => void navigator.share({ url: value }).catch(() => undefined)}
          >
            {tCopying('send')}
          </Button>
        )}
        <Button
          look="secondary"
          icon={isCopied ? 'check' : 'link'}
          onClick={() => void report(copy(), { failed: notCopied })}
        >
          {tCopying(isCopied ? 'copied' : 'copy')}
        </Button>
        <span role="status">{isCopied && <VisuallyHidden>{tCopying('copied')}</VisuallyHidden>}</span>
      </div>
    </div>
  );
}
