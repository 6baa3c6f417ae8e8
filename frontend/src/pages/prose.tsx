import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read from top to bottom: headings with room, lines of 60 to 70 letters. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
