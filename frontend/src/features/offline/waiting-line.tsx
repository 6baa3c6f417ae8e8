import { tFrame } from '../../languages/frame';
import { tWaiting } from '../../languages/waiting';
import { useSomethingWaits } from '../../shared/offline/something-waits';
import { Icon } from '../../shared/ui/icon';
import styles from './offline.module.css';

interface Props {
  count: number;
  isOnline: boolean;
}

/**
 * On a screen for one task: how many things wait for a network, and that there is none, in one line, so that the task stays in
 * sight.
 */
export function WaitingLine({ count, isOnline }: Props) {
  const isMarked = useSomethingWaits();
  // Without a network the page itself says so where nothing waits.
  if (isOnline ? count === 0 : !isMarked) return null;
  const waits = count > 0 && tWaiting('waits', { count });
  return (
    <p className={styles.line}>
      <Icon name="offline" size="small" />
      <span>
        {!isOnline && tFrame('offlineLine')} {waits} {isOnline && tWaiting('trying')}
      </span>
    </p>
  );
}
