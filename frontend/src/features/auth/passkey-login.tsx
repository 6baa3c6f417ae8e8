import { useState } from 'react';
import { tAuth } from '../../languages/auth';
import { useAskForLoginMutation, useLoginWithPasskeyMutation } from '../../shared/api/account';
import { entryMessages } from '../../shared/toast/messages/account';
import { keepToast } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';

/** Logs in with a passkey: the device asks for a finger, a face or a PIN, and nothing is typed. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const [ask] = useAskForLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const report = useReport();

  const logIn = async () => {
    const [{ startAuthentication }, { options }] = await Promise.all([
      import('@simplewebauthn/browser'),
      ask().unwrap(),
    ]);
    const credential = await startAuthentication({ optionsJSON: options as never });
    return login({ passkeyLoginDto: { credential: { ...credential } } }).unwrap();
  };
  const press = async () => {
    setBusy(true);
    const done = await report(logIn(), { failed: entryMessages.passkey.failed });
    setBusy(false);
    if (!done) return;
    keepToast(entryMessages.login.done());
    onDone();
  };

  return (
    <Button look="secondary" icon="lock" wide busy={isBusy} onClick={() => void press()}>
      {tAuth('withPasskey')}
    </Button>
  );
}
