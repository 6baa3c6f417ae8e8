import type { ComponentProps } from 'react';
import { Late } from '../../shared/ui/late';
import type { ShareBlock } from './share-block';
import styles from './share-later.module.css';

const load = async () => (await import('./share-block')).ShareBlock;

/** Buttons for sharing below everything else of a page; their code comes after the page. */
export const ShareLater = (props: ComponentProps<typeof ShareBlock>) => (
  <Late load={load} of={props} className={styles.place} />
);
