import { useId, type ReactNode } from 'react';
import styles from './data-transfer.module.css';

/** One section: download, import or delete. */
export function DataSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  );
}
