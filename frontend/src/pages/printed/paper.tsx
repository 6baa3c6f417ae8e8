import type { ReactNode } from 'react';
import { tPrinted } from '../../languages/printed';
import { Button } from '../../shared/ui/button';
import styles from './paper.module.css';

interface Props {
  children: ReactNode;
}

/** What is printed of a page, with its heading: nothing of the app around it, no buttons, black on white. */
export const Paper = ({ children }: Props) => <div className={styles.paper}>{children}</div>;

/** What is seen on the screen only. */
export const OnScreen = ({ children }: Props) => <div className={styles.onScreen}>{children}</div>;

/** Opens the browser’s print dialog. */
export const PrintButton = () => <Button onClick={() => window.print()}>{tPrinted('print')}</Button>;
