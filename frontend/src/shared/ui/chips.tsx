import { classNames } from '../lib/class-names';
import { Icon } from './icon';
import styles from './chips.module.css';

interface Props<Value extends string> {
  /** The group's name for screen readers: "Category". */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of filters, one of which is active. The active one has a tick, not only a colour. */
export function Chips<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            className={classNames(styles.chip, chosen && styles.chosen)}
            aria-pressed={chosen}
            onClick={() => onChange(option.value)}
          >
            {chosen && <Icon name="check" size="small" />}
            {option.label}
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
