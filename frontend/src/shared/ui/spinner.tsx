import styles from './spinner.module.css';

/** A turning ring with words; only for waits whose shape is not known, such as the signed-in state at the start. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
