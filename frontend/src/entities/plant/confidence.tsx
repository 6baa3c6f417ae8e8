import { certaintyMeaning, certaintyWords, percent } from './certainty';
import styles from './confidence.module.css';

/** A confidence in words, as a percentage, as a bar, and as a count. */
export function Confidence({ value }: { value: number }) {
  return (
    <div className={styles.confidence}>
      <p className={styles.words}>
        <strong>{certaintyWords(value)}</strong>
        <span className={styles.figure}>{percent(value)} confidence</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: percent(value) }} />
      </div>
      <p className={styles.meaning}>{certaintyMeaning(value)}</p>
    </div>
  );
}
