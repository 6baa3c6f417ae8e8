import { tLogin } from '../../languages/login';
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
  const text = `${tLogin('fileLead')}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      stays
      title={tLogin('keepCodes')}
      description={tLogin('keepCodesText')}
      actions={
        <>
          <Button onClick={onClose}>{tLogin('kept')}</Button>
          <a
            className={buttonClass(FILE)}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="leaflore-recovery-codes.txt"
          >
            {buttonContent(FILE, tLogin('saveFile'))}
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
