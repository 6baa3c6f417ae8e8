import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';
import styles from './field.module.css';

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: { value: string; label: string }[];
}

/** A native select, which every phone and screen reader knows. */
export function Select({ label, hint, error, optional, options, ...select }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <div className={styles.frame}>
          <select {...select} {...control} className={styles.select}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="down" size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
