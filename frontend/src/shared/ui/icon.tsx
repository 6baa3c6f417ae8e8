import { classNames } from '../lib/class-names';
import { icons, type IconName, type KnownIcon } from './icons';
import styles from './icon.module.css';

interface Props {
  name: IconName;
  /** Only if no visible text says the same; without it the icon is hidden from screen readers. */
  label?: string;
  /** Normal, 24 px, when left out. */
  size?: 'small' | 'large';
}

/** One of our line icons, in the colour of the text around it. */
export function Icon({ name, label, size }: Props) {
  return (
    <svg
      className={classNames(styles.icon, size && styles[size])}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={icons[name as KnownIcon] ?? name} />
    </svg>
  );
}
