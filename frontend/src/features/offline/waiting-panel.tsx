import { doneWords } from '../../entities/care/care-words';
import { useAccount } from '../../entities/account/use-account';
import { dateWords, localDateIn } from '../../shared/lib/local-date';
import { keepWrite } from '../../shared/offline/queue';
import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { offlineMessages } from '../../shared/toast/messages/offline';
import { useToasts } from '../../shared/toast/toast';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { LeaveQuestion } from './leave-question';
import { useAsDone } from './use-as-done';
import { useWaiting } from './use-waiting';
import styles from './offline.module.css';

export { lookForWaiting } from '../../shared/offline/queue';

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** What was done: "watered.", "“A new leaf”, with a photo". */
function wordsOf({ task, text, photo, body }: WaitingWrite): string {
  if (!task) return `“${text}”${photo || ('imageUrl' in body && body.imageUrl) ? ', with a photo' : ''}`;
  if (task.answer === 'still-moist') return 'still moist.';
  return task.answer === 'later' ? 'put off.' : `${doneWords(task).toLowerCase()}.`;
}

/** What waits for the network on this device, and what the server has refused; nothing is thrown away but by the person. */
export function WaitingPanel({ owner }: { owner: string }) {
  const { timeZone } = useAccount();
  const { writes, isOnline, sendNow, retry, takeOut } = useWaiting(owner);
  const { showToast } = useToasts();
  useAsDone(writes);

  const waiting = writes.filter(({ refusal }) => refusal === undefined);
  const refused = writes.filter(({ refusal }) => refusal !== undefined);
  const today = localDateIn(timeZone);
  const when = ({ at }: WaitingWrite) => dateWords(localDateIn(timeZone, new Date(at)), today);
  const drop = async (write: WaitingWrite) => {
    await takeOut(write.key);
    showToast(offlineMessages.dropped(() => void keepWrite(write)));
  };
  const verb = waiting.length === 1 ? 'waits' : 'wait';

  return (
    <>
      {waiting.length > 0 && (
        <Banner kind="offline" title={`${things(waiting.length)} ${verb} for the network`}>
          <ul role="list" className={styles.list}>
            {waiting.map((write) => (
              <li key={write.key}>
                <span id={write.key}>
                  {write.plantName}: {wordsOf(write)} <small>{when(write)}</small>
                </span>
                <Button look="quiet" aria-describedby={write.key} onClick={() => void drop(write)}>
                  Don’t send
                </Button>
              </li>
            ))}
          </ul>
          <p>
            {isOnline
              ? 'We’re trying to send it. You can close this page: nothing is lost.'
              : 'It is kept on this device, and sent when you’re back online. You can close this page.'}
          </p>
        </Banner>
      )}
      {refused.map((write) => (
        <Banner
          key={write.key}
          kind="warning"
          title={`We couldn’t save this: ${write.plantName}, ${when(write)}`}
          action={
            <div className={styles.buttons}>
              <Button look="secondary" onClick={() => void retry(write)}>
                Try again
              </Button>
              <Button look="quiet" onClick={() => void drop(write)}>
                Throw away
              </Button>
            </div>
          }
        >
          {wordsOf(write)} {write.refusal}
        </Banner>
      ))}
      <LeaveQuestion count={writes.length} sendNow={sendNow} />
    </>
  );
}
