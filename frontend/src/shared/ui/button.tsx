import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import styles from './button.module.css';

/** The prominence of a button: one `primary` per screen; `danger` for what cannot be undone. */
export interface ButtonLook {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  icon?: IconName;
  /** The icon comes after the text. */
  iconAfter?: boolean;
  /** As wide as its container. */
  wide?: boolean;
}

interface Props extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** While true the button shows progress and ignores further presses, but keeps the focus. */
  busy?: boolean;
  busyLabel?: string;
}

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ look = 'primary', size = 'normal', wide }: ButtonLook) =>
  classNames(styles.button, styles[look], size === 'large' && styles.large, wide && styles.wide);

/** Icon and text, in the order of `iconAfter`. */
export const buttonContent = ({ icon, iconAfter }: ButtonLook, children: ReactNode) => (
  <>
    {icon && !iconAfter && <Icon name={icon} />}
    <span>{children}</span>
    {icon && iconAfter && <Icon name={icon} />}
  </>
);

/** A button: a verb, at least 48 px high. */
export function Button({
  look,
  size,
  icon,
  iconAfter,
  wide,
  busy,
  busyLabel,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide })}
      data-danger={look === 'danger' || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {buttonContent({ icon: busy ? undefined : icon, iconAfter }, busy ? (busyLabel ?? children) : children)}
    </button>
  );
}
