import { useState } from 'react';
import { tLogin } from '../../languages/login';
import { rich } from '../../languages/rich';
import {
  type PasskeyDto,
  useAddPasskeyMutation,
  useAskForPasskeyMutation,
  useRemovePasskeyMutation,
} from '../../shared/api/sign-in';
import { dayOf } from '../../shared/lib/day-of';
import { focusAfter } from '../../shared/lib/focus-after';
import { signInMessages } from '../../shared/toast/messages/sign-in';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './sign-in.module.css';

/** The member's passkeys, and a button that adds one. */
export function Passkeys({ passkeys }: { passkeys: PasskeyDto[] }) {
  const [ask] = useAskForPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const report = useReport();

  const create = async () => {
    const [{ startRegistration }, { options }] = await Promise.all([
      import('@simplewebauthn/browser'),
      ask().unwrap(),
    ]);
    const credential = await startRegistration({ optionsJSON: options as never });
    const name = tLogin('passkeyName', { number: passkeys.length + 1 });
    return add({ addPasskeyDto: { credential: { ...credential }, name } }).unwrap();
  };
  const press = async () => {
    setBusy(true);
    await report(create(), signInMessages.passkeyAdded);
    setBusy(false);
  };

  return (
    <div className={styles.part} role="group" aria-labelledby="passkeys" tabIndex={-1}>
      <h3 id="passkeys">{tLogin('passkeys')}</h3>
      <p>{tLogin('passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul role="list" className={styles.keys} aria-label={tLogin('yourPasskeys')}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className={styles.key}>
              <Icon name="lock" />
              <span>
                <strong>{name}</strong>
                <br />
                {rich(tLogin(usedAt ? 'lastUsed' : 'added', { day: dayOf(usedAt ?? createdAt) }), {
                  day: (words) => <time dateTime={usedAt ?? createdAt}>{words}</time>,
                })}
              </span>
              <Button
                look="quiet"
                aria-label={tLogin('removeNamed', { name })}
                onClick={({ currentTarget }) =>
                  void focusAfter(
                    report(remove({ id }).unwrap(), signInMessages.passkeyRemoved),
                    currentTarget,
                  )
                }
              >
                {tLogin('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button look="secondary" icon="plus" busy={isBusy} onClick={() => void press()}>
        {tLogin('add')}
      </Button>
    </div>
  );
}
