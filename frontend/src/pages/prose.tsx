import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** A long text: headings with room, lines of 60 to 70 characters. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
