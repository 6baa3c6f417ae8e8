import { useState } from 'react';
import { Icon } from '../../shared/ui/icon';
import styles from './rolling.module.css';

/** Words that roll forward when they change; still at first, and always still under reduced motion. */
export function Rolling({ children }: { children: string }) {
  const [first] = useState(children);
  return (
    <span key={children} className={children === first ? undefined : styles.rolled}>
      {children}
    </span>
  );
}

/** A drop that sinks into the plant each time this changes to something; never seen otherwise. */
export function SinkingDrop({ of }: { of: string | null }) {
  const [first] = useState(of);
  if (!of || of === first) return null;
  return (
    <span key={of} className={styles.drop} aria-hidden="true">
      <Icon name="drop" />
    </span>
  );
}
