import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import styles from './badge.module.css';

interface Props {
  tone?: 'neutral' | 'leaf' | 'terracotta' | 'ochre' | 'berry' | 'sky' | 'strong';
  icon?: IconName;
  children: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
