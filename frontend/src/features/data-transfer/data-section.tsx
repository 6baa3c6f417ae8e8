import { useId, type ReactNode } from 'react';
import styles from './data-transfer.module.css';

/** One thing that can be done with one's data. */
export function DataSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  );
}
