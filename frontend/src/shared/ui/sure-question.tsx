import type { ReactNode } from 'react';
import { focusAfter } from '../lib/focus-after';
import { Button } from './button';
import styles from './sure-question.module.css';

interface Props {
  /** What is asked about. */
  label: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** Each with what it does, which resolves to undefined or false if it failed. */
  yes: readonly { id?: string; words: string; isBusy: boolean; act: () => Promise<unknown> }[];
  no: string;
  onNo: () => void;
}

/** The question of a button that asks first. After a yes, the place around it has the focus that may take it. */
export const SureQuestion = ({ label, children, yes, no, onNo }: Props) => (
  <div className={styles.ask} role="group" aria-label={label}>
    <p>{children}</p>
    <div className={styles.buttons}>
      {yes.map(({ id, words, isBusy, act }, i) => (
        <Button
          key={id ?? words}
          look="danger"
          autoFocus={i === 0}
          busy={isBusy}
          onClick={({ currentTarget }) => void focusAfter(act(), currentTarget)}
        >
          {words}
        </Button>
      ))}
      <Button look="secondary" onClick={onNo}>
        {no}
      </Button>
    </div>
  </div>
);
