import welcome from 'drawn/welcome.svg';
import type { ReactNode } from 'react';
import { tHome } from '../../languages/home';
import { EmptyState } from '../../shared/ui/empty-state';
import styles from './home.module.css';

/** For members with an empty garden: one clear next step. */
export const FirstPlant = ({ actions }: { actions: ReactNode }) => (
  <EmptyState
    title={tHome('begin')}
    drawing={welcome}
    actions={<div className={styles.first}>{actions}</div>}
  >
    <p>{tHome('beginText')}</p>
  </EmptyState>
);
