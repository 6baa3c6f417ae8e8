import { useId, type ReactNode } from 'react';
import { tFields } from '../../languages/fields';
import { Icon } from './icon';
import styles from './field.module.css';

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** Shown before anything goes wrong: a format, a limit, a reason. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control as invalid. */
  error?: string;
  /** Adds a word to the label, because most fields are required. */
  optional?: boolean;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/**
 * Connects label, hint and error with one control: `<Field label="…">{(control) => <input {...control} />}</Field>`.
 */
export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{tFields('optional')}</span>}
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}
