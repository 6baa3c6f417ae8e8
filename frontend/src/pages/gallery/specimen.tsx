import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** Side by side instead of one below the other. */
  row?: boolean;
}

/** One component in all its states, under its name. */
export function Specimen({ title, children, row }: Props) {
  return (
    <section className={styles.specimen} aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <div className={row ? styles.row : styles.column}>{children}</div>
    </section>
  );
}
