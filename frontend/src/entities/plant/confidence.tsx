import { certaintyMeaning, certaintyWords, percent } from './certainty';
import styles from './confidence.module.css';

/** How sure we are: in words, as a percentage, as a bar, and what that means. */
export function Confidence({ value }: { value: number }) {
  return (
    <div className={styles.confidence}>
      <p className={styles.words}>
        <strong>{certaintyWords(value)}</strong>
        <span className={styles.figure}>{percent(value)} confidence</span>
      </p>
      <meter className={styles.bar} aria-hidden="true" min={0} max={1} value={value} />
      <p className={styles.meaning}>{certaintyMeaning(value)}</p>
    </div>
  );
}
