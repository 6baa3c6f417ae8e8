import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from './icon';
import styles from './banner.module.css';

interface Props {
  kind?: 'info' | 'success' | 'warning' | 'danger' | 'offline';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Read aloud when it appears after an action of the reader. */
  announce?: boolean;
}

const icons = {
  info: 'info', success: 'check-circle', warning: 'warning', danger: 'warning', offline: 'offline',
} as const; // prettier-ignore

/** A message about the whole page, with an icon, a text and at most one action. */
export function Banner({ kind = 'info', title, children, action, announce }: Props) {
  return (
    <div
      className={classNames(styles.banner, styles[kind])}
      role={announce ? (kind === 'danger' ? 'alert' : 'status') : undefined}
    >
      <span className={styles.sign}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
