import { useAccount } from '../../entities/account/use-account';
import { tWaiting } from '../../languages/waiting';
import { localDateIn, dateWords } from '../../shared/lib/local-date';
import { whatBecameOf } from '../../shared/offline/gone-writes';
import { drop, keepWrite } from '../../shared/offline/queue';
import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { success } from '../../shared/toast/messages/kinds';
import { offlineMessages } from '../../shared/toast/messages/offline';
import { useToasts } from '../../shared/toast/toast';
import { LeaveQuestion } from './leave-question';
import { Refused } from './refused';
import { useAsDone } from './use-as-done';
import { useWaiting } from './use-waiting';
import { Waiting } from './waiting';
import { WaitingLine } from './waiting-line';
import styles from './offline.module.css';

const wasSent = () => success(tWaiting('sent'), tWaiting('sentText'));

export { lookForWaiting } from '../../shared/offline/queue';

interface Props {
  owner: string;
  /** On a screen for one task: what waits is one line. */
  isAlone?: boolean;
}

/** What waits for the network on this device, and what the server has refused; nothing is thrown away but by the person. */
export function WaitingPanel({ owner, isAlone }: Props) {
  const { timeZone } = useAccount();
  const { writes, answers, isOnline, sendEverything, retry } = useWaiting(owner);
  const { showToast } = useToasts();
  useAsDone(writes);

  const waiting = writes.filter(({ refusal }) => refusal === undefined);
  const [refused, ...others] = writes.filter(({ refusal }) => refusal !== undefined);
  const today = localDateIn(timeZone);
  const when = ({ at }: WaitingWrite) => dateWords(localDateIn(timeZone, new Date(at)), today);
  const throwAway = async (write: WaitingWrite) => {
    const isOut = (await drop(write.key)) || !whatBecameOf(write.key).isSent;
    showToast(isOut ? offlineMessages.dropped(() => void keepWrite(write)) : wasSent());
    return true;
  };

  return (
    <div className={styles.panel} tabIndex={-1}>
      {isAlone && <WaitingLine count={waiting.length} isOnline={isOnline} />}
      {waiting.length > 0 && !isAlone && (
        <Waiting writes={waiting} isOnline={isOnline} when={when} onDrop={throwAway} />
      )}
      {refused && (
        <Refused
          write={refused}
          others={others.length}
          when={when(refused)}
          onRetry={() => retry(refused)}
          onDrop={() => throwAway(refused)}
        />
      )}
      {answers !== undefined && (
        <LeaveQuestion notes={writes.length} answers={answers} sendNow={sendEverything} />
      )}
    </div>
  );
}
