import { useState } from 'react';
import type { ApiError } from '../../shared/api/api';
import { useDeleteAccountMutation } from '../../shared/api/data-transfer';
import { navigateAway } from '../../shared/lib/navigate-away';
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
    <DataSection
      title="Delete my account"
      text="This permanently deletes your account and everything in it. We can’t restore it."
    >
      <Button look="secondary" icon="trash" onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      {open && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </DataSection>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const submit = async () => {
    if (!password) return setProblem('Please enter your password');
    const { error } = await remove({ deleteAccountDto: { password, ...(code && { code }) } });
    if (error) {
      const { code: why } = error as ApiError;
      if (why === 'code-needed') setCode('');
      return setProblem(why === 'code-needed' && code === undefined ? undefined : wordsOf(error as ApiError));
    }
    keepToast(dataTransferMessages.accountDeleted());
    navigateAway(GOODBYE);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="This cannot be undone."
      actions={
        <>
          <Button look="danger" type="submit" form={FORM} busy={isLoading} busyLabel="Deleting...">
            Delete everything for good
          </Button>
          <Button look="secondary" onClick={onClose}>
            Keep my account
          </Button>
        </>
      }
    >
      <div className={styles.farewell}>
        <p>This will be deleted at once:</p>
        <ul className={styles.goes}>
          <li>your garden: all your plants, past ones too</li>
          <li>the journal and your record of their care</li>
          <li>your identifications</li>
          <li>all your photos</li>
          <li>your posts, comments and questions, and your talks with the plant expert</li>
          <li>your name, your email address and your reminders</li>
        </ul>
        <p>
          Want to keep a copy? Close this window and choose <strong>Get my data ready</strong> first.
        </p>
        <form
          id={FORM}
          className={styles.farewell}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Your password"
            hint="So we know it’s really you."
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
  code === 'network' || !message
    ? 'We couldn’t reach the server. Your account is still here. Please try again.'
    : message;
