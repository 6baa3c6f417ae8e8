import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import styles from './plant-form.module.css';

/** A menu of large rows, each with an icon, a title and a sentence. */
export const ActionMenu = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.menu}>
    {children}
  </ul>
);

interface Props {
  icon: IconName;
  title: string;
  text: string;
  onChoose: () => void;
}

/** One row of an `ActionMenu`. */
export const Action = ({ icon, title, text, onChoose }: Props) => (
  <li>
    <button type="button" className={styles.action} onClick={onChoose}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span>
        <strong>{title}</strong>
        <br />
        {text}
      </span>
      <Icon name="right" size="small" />
    </button>
  </li>
);
