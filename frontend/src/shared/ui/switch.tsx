import { useId, type ReactNode } from 'react';
import { Root, Thumb } from 'radix-ui/switch';
import { Icon } from './icon';
import styles from './switch.module.css';

interface Props {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off, applied at once. The whole row is the target; the tick shows "on" without colour. */
export function Switch({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <Root
        id={id}
        className={styles.track}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Thumb className={styles.thumb}>{checked && <Icon name="check" size="small" />}</Thumb>
      </Root>
    </div>
  );
}
