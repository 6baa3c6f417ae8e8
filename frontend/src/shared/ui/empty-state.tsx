import type { ReactNode } from 'react';
import { Drawing, type DrawingSubject } from './drawing';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  /** One or two sentences: why it is empty, what will be here. */
  children?: ReactNode;
  /** Buttons for the next step. */
  actions?: ReactNode;
  drawing?: DrawingSubject;
  level?: 1 | 2 | 3;
}

/** An empty page or list: a drawing, a text, and the next step. */
export function EmptyState({ title, children, actions, drawing, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing && (
        <div className={styles.drawing}>
          <Drawing of={drawing} unfold />
        </div>
      )}
      <div className={styles.words}>
        <Heading>{title}</Heading>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
