import welcome from 'drawn/welcome.svg';
import type { ReactNode } from 'react';
import { EmptyState } from '../../shared/ui/empty-state';
import styles from './home.module.css';

/** For members with an empty garden: one clear next step. */
export const FirstPlant = ({ actions }: { actions: ReactNode }) => (
  <EmptyState
    title="Begin with one plant"
    drawing={welcome}
    actions={<div className={styles.first}>{actions}</div>}
  >
    <p>Take a photo of it. We’ll name it, then tell you when it needs care.</p>
  </EmptyState>
);
