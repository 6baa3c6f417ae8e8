import type { RemindersDto } from '../../shared/api/api';
import { dayOf } from '../../shared/lib/day-of';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import type { PushState } from './push';
import { usePush } from './use-push';
import styles from './reminders.module.css';

const words: Record<Exclude<PushState, 'off' | 'on'>, string> = {
  unsupported: 'This browser can’t show notifications. Email and your calendar work everywhere.',
  'needs-install':
    'On an iPhone or iPad, first put Leaflore on your home screen: press Share, then Add to Home Screen. Open Leaflore from there and come back to this page.',
  denied:
    'You have blocked messages from Leaflore in this browser. To allow them, tap the icon to the left of the address at the top, open the permissions or site settings, and set Notifications to Allow. Then load this page again.',
};

/**
 * Push messages on this device and on others. The browser asks for permission only after a press, when the reader
 * knows why.
 */
export function PushPart({ reminders }: { reminders: RemindersDto }) {
  const { state, isBusy, ownEndpoint, turnOn, forget } = usePush(reminders);
  return (
    <div className={styles.part} role="group" aria-labelledby="reminders-push">
      <h3 id="reminders-push">On your phone or computer</h3>
      {state === 'off' && (
        <>
          <p>
            Your browser will ask whether Leaflore may show notifications. Answer <strong>Allow</strong>.
          </p>
          <div>
            <Button look="secondary" icon="bell" busy={isBusy} onClick={() => void turnOn()}>
              Show messages on this device
            </Button>
          </div>
        </>
      )}
      {state && state !== 'off' && state !== 'on' && <p>{words[state]}</p>}
      {reminders.devices.length > 0 && (
        <ul role="list" className={styles.devices} aria-label="Devices that show messages">
          {reminders.devices.map(({ id, name, endpoint, createdAt }) => (
            <li key={id} className={styles.device}>
              <Icon name="device" />
              <span>
                <strong>{name}</strong>
                {endpoint === ownEndpoint && ' (this device)'}
                <br />
                since {dayOf(createdAt)}
              </span>
              <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => void forget(id, endpoint)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
