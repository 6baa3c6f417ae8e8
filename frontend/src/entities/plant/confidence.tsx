import { tCertainty } from '../../languages/certainty';
import { certaintyMeaning, certaintyWords, hundredths, percent } from './certainty';
import styles from './confidence.module.css';

/** A confidence in words, as a percentage, as a bar, and as a count. */
export function Confidence({ value }: { value: number }) {
  return (
    <div className={styles.confidence}>
      <p className={styles.words}>
        <strong>{certaintyWords(value)}</strong>
        <span className={styles.figure}>{tCertainty('confidence', { percent: percent(value) })}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${hundredths(value)}%` }} />
      </div>
      <p className={styles.meaning}>{certaintyMeaning(value)}</p>
    </div>
  );
}
