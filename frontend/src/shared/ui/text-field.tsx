import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';
import type { IconName } from './icons';
import styles from './field.module.css';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'> {
  /** An icon inside the field, such as the magnifying glass of a search. */
  icon?: IconName;
}

/** One line of text. Accepts what react-hook-form's `register` returns. */
export function TextField({ label, hint, error, optional, icon, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <div className={styles.frame}>
          {icon && <Icon name={icon} />}
          <input type="text" {...input} {...control} className={styles.control} />
        </div>
      )}
    </Field>
  );
}
