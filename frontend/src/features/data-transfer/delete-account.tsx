import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tData } from '../../languages/data';
import { tPassword } from '../../languages/password';
import { rich } from '../../languages/rich';
import type { ApiError } from '../../shared/api/api';
import { useDeleteAccountMutation } from '../../shared/api/data-transfer';
import { navigateAway } from '../../shared/lib/navigate-away';
import { useProblem } from '../../shared/lib/use-problem';
import { forgetDevice } from '../../shared/offline/forget-device';
import { dataTransferMessages } from '../../shared/toast/messages/data-transfer';
import { keepToast } from '../../shared/toast/toast';
import { Button } from '../../shared/ui/button';
import { CodeField } from '../../shared/ui/code-field';
import { Dialog } from '../../shared/ui/dialog';
import { PasswordField } from '../../shared/ui/password-field';
import styles from './data-transfer.module.css';
import { DataSection } from './data-section';

const FORM = 'delete-account';
/** The landing page starts the app by itself only if its address has a query; the app then shows the kept toast. */
const GOODBYE = '/?goodbye';

/** Deletes the account, after a clear explanation and the password. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <DataSection title={tData('deleteTitle')} text={tData('deleteText')}>
      <Button look="secondary" icon="trash" onClick={() => setOpen(true)}>
        {tData('deleteButton')}
      </Button>
      {open && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </DataSection>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { id } = useAccount();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const { form, problem, setProblem } = useProblem();
  const [isGone, setGone] = useState(false);

  const submit = async () => {
    if (isGone) return;
    if (!password) return setProblem(tPassword('enter'));
    const { error } = await remove({ deleteAccountDto: { password, ...(code && { code }) } });
    if (error) {
      const { code: why } = error as ApiError;
      if (why === 'code-needed') setCode('');
      return setProblem(why === 'code-needed' && code === undefined ? undefined : wordsOf(error as ApiError));
    }
    setGone(true);
    // Drafts and what waits for a network are theirs as much as what was on the server.
    await forgetDevice(id).catch(() => undefined);
    keepToast(dataTransferMessages.accountDeleted());
    navigateAway(GOODBYE);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={tData('isSure')}
      description={tData('noUndo')}
      actions={
        <>
          <Button
            look="danger"
            type="submit"
            form={FORM}
            busy={isLoading || isGone}
            busyLabel={tData('deleting')}
          >
            {tData('deleteAll')}
          </Button>
          <Button look="secondary" disabled={isGone} onClick={onClose}>
            {tData('keepAccount')}
          </Button>
        </>
      }
    >
      <div className={styles.farewell}>
        <p>{tData('goes')}</p>
        <ul className={styles.goes}>
          <li>{tData('goesGarden')}</li>
          <li>{tData('goesJournal')}</li>
          <li>{tData('goesIdentifications')}</li>
          <li>{tData('goesPhotos')}</li>
          <li>{tData('goesPosts')}</li>
          <li>{tData('goesName')}</li>
        </ul>
        <p>{rich(tData('keepCopy'), { strong: (words) => <strong>{words}</strong> })}</p>
        <form
          id={FORM}
          ref={form}
          className={styles.farewell}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={tPassword('yours')}
            hint={tData('reallyYou')}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={code === undefined ? problem : undefined}
          />
          {code !== undefined && (
            <CodeField value={code} onChange={({ target }) => setCode(target.value)} error={problem} />
          )}
        </form>
      </div>
    </Dialog>
  );
}

const wordsOf = ({ code, message }: ApiError) =>
  code === 'network' || !message ? tData('stillHere') : message;
