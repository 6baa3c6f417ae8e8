import styles from './logo.module.css';

/** The mark and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={styles.blade} d="M8.5 30.5C6.5 15.5 15.5 6.5 33.5 6c.8 17-7.5 26-20.5 25.5" />
        <path
          className={styles.vein}
          d="M6 36c4-10.5 10.5-17.5 19-23M14.800 24.5l.4-8.300M19.400 19.600l8.200.2"
        />
      </svg>
      Leaflore
    </span>
  );
}
