import { useState } from 'react';
import type { ApiError } from '../../shared/api/api';
import { type NewTwoStepDto, useEnableTwoStepMutation } from '../../shared/api/sign-in';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { QrCode } from '../../shared/ui/qr-code';
import { TextField } from '../../shared/ui/text-field';
import styles from './sign-in.module.css';

const FORM = 'two-step';

interface Props {
  begun: NewTwoStepDto;
  onClose: () => void;
  /** Called with the recovery codes once it is on. */
  onDone: (recoveryCodes: string[]) => void;
}

/** Gives the secret to an app of codes, by picture, link or typing, and asks for a first code. */
export function SetUpTwoStep({ begun: { secret, address }, onClose, onDone }: Props) {
  const [enable, { isLoading }] = useEnableTwoStepMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = async () => {
    if (!code.trim()) return setProblem('Please enter the 6 digits that your app shows');
    const { data, error } = await enable({ codeDto: { code } });
    if (data) return onDone(data.recoveryCodes);
    setProblem((error as ApiError).message || 'We couldn’t reach the server. Please try again.');
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set up two-step login"
      description="You need an app on your phone that shows codes, often called an authenticator. Many password apps do it too."
      actions={
        <>
          <Button type="submit" form={FORM} busy={isLoading} busyLabel="Turning on...">
            Turn on
          </Button>
          <Button look="secondary" onClick={onClose}>
            Not now
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
        <p>1. With the app, take a picture of these squares.</p>
        <div className={styles.picture}>
          <QrCode text={address} label="Squares for the app" />
        </div>
        <p>
          Or, if the app is on this device, <a href={address}>open it here</a>. You can also type this key
          into it: <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
        </p>
        <TextField
          label="2. Enter the code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
