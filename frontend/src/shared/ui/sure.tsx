import { useState, type ReactNode } from 'react';
import { focusAfter } from '../lib/focus-after';
import { Button } from './button';
import styles from './sure.module.css';

interface Props {
  /** What the button is called: "Stop sharing with Ada". */
  label: string;
  /** What follows from it. */
  children: ReactNode;
  yes: string;
  no: string;
  isBusy: boolean;
  /** Resolves to undefined if it failed. */
  onYes: () => Promise<unknown>;
}

/**
 * A button that asks first. After a no it has the focus again; after a yes, which it often vanishes with, the place around it has it
 * that may take it.
 */
export function Sure({ label, children, yes, no, isBusy, onYes }: Props) {
  const [isAsked, setAsked] = useState<boolean>();
  if (!isAsked)
    return (
      <div>
        <Button look="quiet" icon="cross" autoFocus={isAsked === false} onClick={() => setAsked(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div className={styles.ask} role="group" aria-label={label}>
      <p>{children}</p>
      <div className={styles.buttons}>
        <Button
          look="danger"
          autoFocus
          busy={isBusy}
          onClick={({ currentTarget }) => void focusAfter(onYes(), currentTarget)}
        >
          {yes}
        </Button>
        <Button look="secondary" onClick={() => setAsked(false)}>
          {no}
        </Button>
      </div>
    </div>
  );
}
