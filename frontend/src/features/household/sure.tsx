import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button';
import styles from './household.module.css';

interface Props {
  /** What the button is called: "Stop sharing with Ada". */
  label: string;
  /** What follows from it. */
  children: ReactNode;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
}

/** A button that asks first. */
export function Sure({ label, children, yes, no, isBusy, onYes }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <div>
        <Button look="quiet" icon="cross" onClick={() => setAsked(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div className={styles.ask} role="group" aria-label={label}>
      <p>{children}</p>
      <div className={styles.buttons}>
        <Button look="danger" autoFocus busy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button look="secondary" onClick={() => setAsked(false)}>
          {no}
        </Button>
      </div>
    </div>
  );
}
