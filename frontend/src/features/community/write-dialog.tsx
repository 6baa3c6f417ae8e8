import { useState, type ReactNode } from 'react';
import { tCommunity } from '../../languages/community';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextArea } from '../../shared/ui/text-area';

interface Props {
  title: string;
  label: string;
  hint?: string;
  button: string;
  busyLabel: string;
  initial?: string;
  maxLength: number;
  onClose: () => void;
  /** Resolves to whether it arrived; then the dialog closes. What was typed stays otherwise. */
  onSend: (text: string) => Promise<boolean>;
  children?: ReactNode;
}

/** A dialog with one text. A blank one is not sent. */
export function WriteDialog(props: Props) {
  const { title, label, hint, button, busyLabel, initial = '', maxLength, onClose, onSend, children } = props;
  const [text, setText] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isBlank, setBlank] = useState(false);

  const send = async () => {
    setBlank(!text.trim());
    if (!text.trim()) return;
    setBusy(true);
    const hasArrived = await onSend(text.trim());
    setBusy(false);
    if (hasArrived) onClose();
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
      <TextArea
        label={label}
        hint={hint}
        rows={5}
        maxLength={maxLength}
        value={text}
        error={isBlank && !text.trim() ? tCommunity('blank') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {children}
    </Dialog>
  );
}
