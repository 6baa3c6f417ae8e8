import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { SureQuestion } from './sure-question';

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
    <SureQuestion
      label={label}
      yes={[{ words: yes, isBusy, act: onYes }]}
      no={no}
      onNo={() => setAsked(false)}
    >
      {children}
    </SureQuestion>
  );
}
