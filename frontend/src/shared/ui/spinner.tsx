import { tShell } from '../../languages/shell';
import styles from './spinner.module.css';

/** A spinner with text; only for waits whose shape is not known, such as the session check at the start. */
export function Spinner({ label = tShell('loading') }: { label?: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
