import { useState, type ComponentProps } from 'react';
import { tReveal } from '../../languages/reveal';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';
import styles from './field.module.css';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type'> {
  /** The kind of password, for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that reveals it. */
export function PasswordField({ label, hint, error, optional, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...input}
            {...control}
            className={styles.control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={tReveal(shown ? 'hidePassword' : 'showPassword')}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size="small" />
            {tReveal(shown ? 'hide' : 'show')}
          </button>
        </div>
      )}
    </Field>
  );
}
