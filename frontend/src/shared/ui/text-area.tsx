import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface Props extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'> {}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, optional, ...area }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <div className={styles.frame}>
          <textarea rows={5} {...area} {...control} className={styles.area} />
        </div>
      )}
    </Field>
  );
}
