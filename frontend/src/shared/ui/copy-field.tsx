import { useState } from 'react';
import { tCopying } from '../../languages/copying';
import { tToasts } from '../../languages/toasts';
import { failure } from '../toast/messages/kinds';
import { useToasts } from '../toast/toast';
import { Button } from './button';
import styles from './copy-field.module.css';
import { TextField } from './text-field';

const notCopied = () => failure(tToasts('error'), tCopying('notCopied'));

/** A link that is to be copied. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false);
  const { showToast } = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      showToast(notCopied());
    }
  };
  return (
    <div className={styles.copy}>
      <TextField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      <Button look="secondary" icon={isCopied ? 'check' : 'link'} onClick={() => void copy()}>
        {tCopying(isCopied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}
