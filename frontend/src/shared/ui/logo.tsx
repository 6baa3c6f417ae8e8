import mark from 'drawn/logo.svg?raw';
import styles from './logo.module.css';

/** The logo and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      Leaflore
    </span>
  );
}
