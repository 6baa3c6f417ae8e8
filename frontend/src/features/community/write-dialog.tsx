import { useState, type ReactNode } from 'react';
import { useKnownAccount } from '../../entities/account/use-account';
import { tCommunity } from '../../languages/community';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextArea } from '../../shared/ui/text-area';
import styles from './community.module.css';

interface Props {
  title: string;
  label: string;
  hint?: string;
  button: string;
  busyLabel: string;
  initial?: string;
  maxLength: number;
  /** The name under which this tab keeps the text until it has arrived. */
  draft?: string;
  onClose: () => void;
  /** Resolves to whether it arrived; then the dialog closes. What was typed stays otherwise. */
  onSend: (text: string) => Promise<boolean>;
  children?: ReactNode;
}

/** A dialog with one text. A blank one is not sent. */
export function WriteDialog(props: Props) {
  const {
    title,
    label,
    hint,
    button,
    busyLabel,
    initial = '',
    maxLength,
    draft,
    onClose,
    onSend,
    children,
  } = props;
  const { text, change, forget } = useTabDraft(draft, useKnownAccount()?.id, initial);
  const [isBusy, setBusy] = useState(false);
  const [isBlank, setBlank] = useState(false);

  const send = async () => {
    setBlank(!text.trim());
    if (!text.trim()) return;
    setBusy(true);
    const hasArrived = await onSend(text.trim());
    setBusy(false);
    if (!hasArrived) return;
    forget();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <Button icon="send" busy={isBusy} busyLabel={busyLabel} onClick={() => void send()}>
          {button}
        </Button>
      }
    >
      <div className={styles.form}>
        <TextArea
          label={label}
          hint={hint}
          rows={5}
          maxLength={maxLength}
          value={text}
          readOnly={isBusy}
          error={isBlank && !text.trim() ? tCommunity('blank') : undefined}
          onChange={({ target }) => change(target.value)}
        />
        {children}
      </div>
    </Dialog>
  );
}
