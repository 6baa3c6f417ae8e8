import { useState } from 'react';
import { tLogin } from '../../languages/login';
import {
  type NewTwoStepDto,
  useBeginTwoStepMutation,
  useDisableTwoStepMutation,
  useRenewRecoveryCodesMutation,
} from '../../shared/api/sign-in';
import { signInMessages } from '../../shared/toast/messages/sign-in';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { RecoveryCodes } from './recovery-codes';
import { SetUpTwoStep } from './set-up-two-step';
import styles from './sign-in.module.css';

interface Props {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** Two-step login: off, being set up, or on with its recovery codes. */
export function TwoStep({ isOn, recoveryCodesLeft }: Props) {
  const [begin, { isLoading }] = useBeginTwoStepMutation();
  const [disable] = useDisableTwoStepMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [begun, setBegun] = useState<NewTwoStepDto>();
  const [codes, setCodes] = useState<string[]>();
  const report = useReport();

  const setUp = async () => setBegun(await report(begin().unwrap(), signInMessages.begin));
  const renewCodes = async () =>
    setCodes((await report(renew().unwrap(), signInMessages.newCodes))?.recoveryCodes);

  return (
    <div className={styles.part}>
      <h3>{tLogin('twoStep')}</h3>
      {isOn ? (
        <>
          <p>{tLogin('isOn', { count: recoveryCodesLeft })}</p>
          <div className={styles.buttons}>
            <Button look="secondary" icon="refresh" onClick={() => void renewCodes()}>
              {tLogin('newCodes')}
            </Button>
            <Button look="quiet" onClick={() => void report(disable().unwrap(), signInMessages.turnedOff)}>
              {tLogin('turnOff')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{tLogin('isOff')}</p>
          <Button look="secondary" icon="lock" busy={isLoading} onClick={() => void setUp()}>
            {tLogin('setUp')}
          </Button>
        </>
      )}
      {begun && (
        <SetUpTwoStep
          begun={begun}
          onClose={() => setBegun(undefined)}
          onDone={(recoveryCodes) => {
            setBegun(undefined);
            setCodes(recoveryCodes);
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
