import { tWaiting } from '../../languages/waiting';
import { focusAfter } from '../../shared/lib/focus-after';
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
  onDrop: (write: WaitingWrite) => Promise<unknown>;
}

/** How many things wait for the network; the list of them is collapsed, so that the page below stays in sight. */
export const Waiting = ({ writes, isOnline, when, onDrop }: Props) => (
  <Banner kind="offline" title={tWaiting('waitsFor', { count: writes.length })}>
    {/* Without a network the page says above that things wait here. */}
    {isOnline && <p>{tWaiting('tryingText')}</p>}
    <details className={styles.waiting}>
      <summary>
        {tWaiting('see')} <Icon name="down" size="small" />
      </summary>
      <ul role="list" className={styles.list}>
        {writes.map((write) => (
          <li key={write.key}>
            <span id={write.key}>
              {write.plantName}: {writeWords(write)} <small>{when(write)}</small>
            </span>
            <Button
              look="quiet"
              aria-describedby={write.key}
              onClick={({ currentTarget }) => void focusAfter(onDrop(write), currentTarget)}
            >
              {tWaiting('dontSend')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  </Banner>
);
