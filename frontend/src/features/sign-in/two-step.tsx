import { useState } from 'react';
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
      <h3>Two-step login</h3>
      {isOn ? (
        <>
          <p>
            It is on: after your password we ask for a code from your app. You have{' '}
            {recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left.
          </p>
          <div className={styles.buttons}>
            <Button look="secondary" icon="refresh" onClick={() => void renewCodes()}>
              New recovery codes
            </Button>
            <Button look="quiet" onClick={() => void report(disable().unwrap(), signInMessages.turnedOff)}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            After your password we ask for a code that an app on your phone shows. Somebody who knows your
            password still can’t get in.
          </p>
          <Button look="secondary" icon="lock" busy={isLoading} onClick={() => void setUp()}>
            Set up two-step login
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
