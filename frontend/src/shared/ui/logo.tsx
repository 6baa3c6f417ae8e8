import mark from 'drawn/logo.svg?raw';
import styles from './logo.module.css';

// eslint-disable-next-line no-restricted-syntax -- the same in every language
const NAME = 'Leaflore';

/** The logo and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      {NAME}
    </span>
  );
}
