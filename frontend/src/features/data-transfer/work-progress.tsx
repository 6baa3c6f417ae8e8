import { tData } from '../../languages/data';
import type { ProgressDto } from '../../shared/api/api';
import { Progress } from '../../shared/ui/progress';
import { Spinner } from '../../shared/ui/spinner';
import styles from './data-transfer.module.css';
import { progressInWords } from './words';

/** The progress of an export or import, which goes on when the page is left. */
export function WorkProgress({ progress }: { progress: ProgressDto }) {
  const { label, value, words } = progressInWords(progress);
  return (
    <div className={styles.progress}>
      {value === undefined ? (
        <Spinner label={label} />
      ) : (
        <Progress label={label} value={value} valueText={words} />
      )}
      <p>{tData('noWait')}</p>
    </div>
  );
}
