import { tReminders } from '../../languages/reminders';
import { rich } from '../../languages/rich';
import type { RemindersDto } from '../../shared/api/api';
import { dayOf } from '../../shared/lib/day-of';
import { focusAfter } from '../../shared/lib/focus-after';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import type { PushState } from './push';
import { usePush } from './use-push';
import styles from './reminders.module.css';

const words: Record<Exclude<PushState, 'off' | 'on'>, () => string> = {
  unsupported: () => tReminders('unsupported'),
  'needs-install': () => tReminders('needsInstall'),
  denied: () => tReminders('denied'),
};

/**
 * Push messages on this device and on others. The browser asks for permission only after a press, when the reader
 * knows why.
 */
export function PushPart({ reminders }: { reminders: RemindersDto }) {
  const { state, isBusy, ownEndpoint, turnOn, forget } = usePush(reminders);
  return (
    <div className={styles.part} role="group" aria-labelledby="reminders-push" tabIndex={-1}>
      <h3 id="reminders-push">{tReminders('onPhone')}</h3>
      {state === 'off' && (
        <>
          <p>{rich(tReminders('willAsk'), { strong: (allow) => <strong>{allow}</strong> })}</p>
          <div>
            <Button look="secondary" icon="bell" busy={isBusy} onClick={() => void turnOn()}>
              {tReminders('showHere')}
            </Button>
          </div>
        </>
      )}
      {state && state !== 'off' && state !== 'on' && <p>{words[state]()}</p>}
      {reminders.devices.length > 0 && (
        <ul role="list" className={styles.devices} aria-label={tReminders('devices')}>
          {reminders.devices.map(({ id, name, endpoint, createdAt }) => (
            <li key={id} className={styles.device}>
              <Icon name="device" />
              <span>
                <strong>{name}</strong>
                {endpoint === ownEndpoint && ` ${tReminders('thisDevice')}`}
                <br />
                {tReminders('since', { day: dayOf(createdAt) })}
              </span>
              <Button
                look="quiet"
                aria-label={tReminders('removeNamed', { name })}
                onClick={({ currentTarget }) => void focusAfter(forget(id, endpoint), currentTarget)}
              >
                {tReminders('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
