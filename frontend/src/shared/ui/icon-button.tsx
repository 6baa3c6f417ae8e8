import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icons';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName;
  /** What it does; also shown where a tooltip wraps it. */
  label: string;
}

/** A round 48 px button for the few icons that everybody knows: close, menu, more. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
