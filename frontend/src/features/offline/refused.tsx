import { tShell } from '../../languages/shell';
import { tWaiting } from '../../languages/waiting';
import { focusAfter } from '../../shared/lib/focus-after';
import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { writeWords } from './write-words';
import styles from './offline.module.css';

interface Props {
  write: WaitingWrite;
  /** How many more were refused: they are shown one after the other. */
  others: number;
  /** When it was done. */
  when: string;
  onRetry: () => Promise<unknown>;
  onDrop: () => Promise<unknown>;
}

/** What the server has refused, with its reason, until it is tried again or thrown away. */
export const Refused = ({ write, others, when, onRetry, onDrop }: Props) => (
  <Banner
    kind="warning"
    title={tWaiting('refused', { plant: write.plantName, when })}
    action={
      <div className={styles.buttons}>
        <Button look="secondary" onClick={({ currentTarget }) => void focusAfter(onRetry(), currentTarget)}>
          {tShell('tryAgain')}
        </Button>
        <Button look="quiet" onClick={({ currentTarget }) => void focusAfter(onDrop(), currentTarget)}>
          {tWaiting('throwAway')}
        </Button>
      </div>
    }
  >
    {writeWords(write)} {write.refusal}
    {others > 0 && <p>{others === 1 ? tWaiting('oneMore') : tWaiting('manyMore', { number: others })}</p>}
  </Banner>
);
