import { tCopying } from '../../languages/copying';
import { tToasts } from '../../languages/toasts';
import { useCopied } from '../lib/use-copied';
import { failure } from '../toast/messages/kinds';
import { useToasts } from '../toast/toast';
import { Button } from './button';
import styles from './copy-field.module.css';
import { TextField } from './text-field';
import { VisuallyHidden } from './visually-hidden';

const notCopied = () => failure(tToasts('error'), tCopying('notCopied'));

/** A link that is to be copied. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { isCopied, copy } = useCopied(value);
  const { showToast } = useToasts();
  return (
    <div className={styles.copy}>
      <TextField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      <div>
        <Button
          look="secondary"
          icon={isCopied ? 'check' : 'link'}
          onClick={() => void copy().catch(() => showToast(notCopied()))}
        >
          {tCopying(isCopied ? 'copied' : 'copy')}
        </Button>
        <span role="status">{isCopied && <VisuallyHidden>{tCopying('copied')}</VisuallyHidden>}</span>
      </div>
    </div>
  );
}
