import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icons';
import styles from './plant-form.module.css';

/** What one can go on with: large rows, each a sign, a name and a sentence. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.ways}>
    {children}
  </ul>
);

interface Props {
  icon: IconName;
  title: string;
  text: string;
  onChoose: () => void;
}

/** One of the ways. */
export const Way = ({ icon, title, text, onChoose }: Props) => (
  <li>
    <button type="button" className={styles.way} onClick={onChoose}>
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
