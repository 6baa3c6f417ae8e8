import { useState } from 'react';
import { tLogin } from '../../languages/login';
import { tPassword } from '../../languages/password';
import { rich } from '../../languages/rich';
import type { ApiError } from '../../shared/api/api';
import { type NewTwoStepDto, useEnableTwoStepMutation } from '../../shared/api/sign-in';
import { useProblem } from '../../shared/lib/use-problem';
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
  const { form, problem, setProblem } = useProblem();

  const submit = async () => {
    if (!code.trim()) return setProblem(tLogin('enterDigits'));
    const { data, error } = await enable({ codeDto: { code } });
    if (data) return onDone(data.recoveryCodes);
    setProblem((error as ApiError).message || tPassword('notReached'));
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={tLogin('setUp')}
      description={tLogin('setUpText')}
      actions={
        <>
          <Button type="submit" form={FORM} busy={isLoading} busyLabel={tLogin('turningOn')}>
            {tLogin('turnOn')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {tLogin('notNow')}
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
        <p>{tLogin('takePicture')}</p>
        <div className={styles.picture}>
          <QrCode text={address} label={tLogin('qrCode')} />
        </div>
        <p>
          {rich(tLogin('orHere', { secret: secret.match(/.{1,4}/g)?.join(' ') ?? '' }), {
            link: (words) => <a href={address}>{words}</a>,
            secret: (words) => <span className={styles.secret}>{words}</span>,
          })}
        </p>
        <TextField
          label={tLogin('enterCode')}
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
