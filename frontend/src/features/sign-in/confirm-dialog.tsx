import { useState } from 'react';
import { tPassword } from '../../languages/password';
import { tShell } from '../../languages/shell';
import { accountApi } from '../../shared/api/account';
import type { ApiError } from '../../shared/api/api';
import { signInApi } from '../../shared/api/sign-in';
import type { Dispatch } from '../../shared/api/dispatch';
import { useProblem } from '../../shared/lib/use-problem';
import { Button } from '../../shared/ui/button';
import { CodeField } from '../../shared/ui/code-field';
import { Dialog } from '../../shared/ui/dialog';
import { PasswordField } from '../../shared/ui/password-field';
import styles from './sign-in.module.css';

const FORM = 'confirm-yourself';

export interface ConfirmProps {
  dispatch: Dispatch;
  /** Who is logged in on this page, or was. */
  email: string | undefined;
  /** Whether the login is over; else it is only a while ago. */
  isOver: boolean;
  /** Called with whether the person has shown who they are. */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for the password again, and logs in again with it where that is over, also when it has ended since the question came. */
export function ConfirmDialog({ dispatch, email, isOver, onClose }: ConfirmProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const { form, problem, setProblem } = useProblem();
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    if (!password) return setProblem(tPassword('enter'));
    setBusy(true);
    const proof = { password, ...(code && { code }) };
    const confirmed = isOver
      ? undefined
      : await dispatch(signInApi.endpoints.confirm.initiate({ confirmDto: proof }));
    const hasEnded = (confirmed?.error as ApiError | undefined)?.code === 'authentication-required';
    const { error } =
      confirmed && !(hasEnded && email)
        ? confirmed
        : await dispatch(accountApi.endpoints.login.initiate({ loginDto: { email: email!, ...proof } }));
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
      title={tPassword(isOver ? 'loggedOut' : 'isItYou')}
      description={isOver ? tPassword('loggedOutText', { email: email! }) : tPassword('isItYouText')}
      actions={
        <>
          <Button type="submit" form={FORM} busy={isBusy} busyLabel={tPassword('checking')}>
            {tPassword('goOn')}
          </Button>
          <Button look="secondary" onClick={() => onClose(false)}>
            {tShell('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PasswordField
          label={tPassword('yours')}
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
  code === 'network' || !message ? tPassword('notReached') : message;
