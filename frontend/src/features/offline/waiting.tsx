import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { writeWords } from './write-words';
import styles from './offline.module.css';

interface Props {
  writes: WaitingWrite[];
  isOnline: boolean;
  when: (write: WaitingWrite) => string;
  onDrop: (write: WaitingWrite) => void;
}

/** How many things wait for the network; the list of them is collapsed, so that the page below stays in sight. */
export const Waiting = ({ writes, isOnline, when, onDrop }: Props) => (
  <Banner
    kind="offline"
    title={
      writes.length === 1 ? '1 thing waits for the network' : `${writes.length} things wait for the network`
    }
  >
    {/* Without a network the page says above that things wait here. */}
    {isOnline && <p>We’re trying to send it. You can close this page: nothing is lost.</p>}
    <details className={styles.waiting}>
      <summary>
        See what waits <Icon name="down" size="small" />
      </summary>
      <ul role="list" className={styles.list}>
        {writes.map((write) => (
          <li key={write.key}>
            <span id={write.key}>
              {write.plantName}: {writeWords(write)} <small>{when(write)}</small>
            </span>
            <Button look="quiet" aria-describedby={write.key} onClick={() => onDrop(write)}>
              Don’t Send
            </Button>
          </li>
        ))}
      </ul>
    </details>
  </Banner>
);
