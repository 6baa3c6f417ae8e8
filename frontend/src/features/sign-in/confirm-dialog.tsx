import { useState } from 'react';
import type { ApiError } from '../../shared/api/api';
import { signInApi } from '../../shared/api/sign-in';
import type { Dispatch } from '../../shared/lib/confirmation';
import { Button } from '../../shared/ui/button';
import { CodeField } from '../../shared/ui/code-field';
import { Dialog } from '../../shared/ui/dialog';
import { PasswordField } from '../../shared/ui/password-field';
import styles from './sign-in.module.css';

const FORM = 'confirm-yourself';

interface Props {
  dispatch: Dispatch;
  /** Called with whether the person has shown who they are. */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for the password again. */
export function ConfirmDialog({ dispatch, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    if (!password) return setProblem('Please enter your password');
    setBusy(true);
    const call = signInApi.endpoints.confirm.initiate({ confirmDto: { password, ...(code && { code }) } });
    const { error } = await dispatch(call);
    setBusy(false);
    if (!error) return onClose(true);
    const { code: why } = error as ApiError;
    if (why === 'code-needed') setCode('');
    setProblem(why === 'code-needed' && code === undefined ? undefined : wordsOf(error as ApiError));
  };

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title="Is it really you?"
      description="You logged in a while ago. Before we do this, please enter your password again."
      actions={
        <>
          <Button type="submit" form={FORM} busy={isBusy} busyLabel="Checking...">
            Continue
          </Button>
          <Button look="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={code === undefined ? problem : undefined}
        />
        {code !== undefined && (
          <CodeField value={code} onChange={({ target }) => setCode(target.value)} error={problem} />
        )}
      </form>
    </Dialog>
  );
}

const wordsOf = ({ code, message }: ApiError) =>
  code === 'network' || !message ? 'We couldn’t reach the server. Please try again.' : message;
