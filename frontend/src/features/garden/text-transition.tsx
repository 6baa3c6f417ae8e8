import { useState } from 'react';
import { Icon } from '../../shared/ui/icon';
import styles from './text-transition.module.css';

/** Text that rolls in when it changes. It does not move on the first render, nor under reduced motion. */
export function TextTransition({ children }: { children: string }) {
  const [first] = useState(children);
  return (
    <span key={children} className={children === first ? undefined : styles.entering}>
      {children}
    </span>
  );
}

/** A drop that sinks into the plant each time `of` changes to a new value; otherwise nothing. */
export function SinkingDrop({ of }: { of: string | null }) {
  const [first] = useState(of);
  if (!of || of === first) return null;
  return (
    <span key={of} className={styles.drop} aria-hidden="true">
      <Icon name="drop" />
    </span>
  );
}
