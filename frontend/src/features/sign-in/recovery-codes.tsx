import { Button, buttonClass, buttonContent } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './sign-in.module.css';

const FILE = { look: 'secondary', icon: 'download' } as const;

interface Props {
  codes: string[];
  onClose: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const text = `Recovery codes for Leaflore. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keep these recovery codes"
      description="If you lose your phone, one of them lets you in instead of a code from the app. Each works once. We can’t show them again."
      actions={
        <>
          <Button onClick={onClose}>I have kept them</Button>
          <a
            className={buttonClass(FILE)}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="leaflore-recovery-codes.txt"
          >
            {buttonContent(FILE, 'Save as a file')}
          </a>
        </>
      }
    >
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
