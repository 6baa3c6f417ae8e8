import { Field } from '../../shared/ui/field';
import { IconButton } from '../../shared/ui/icon-button';
import { daysFrom, MAX_DAYS } from './schedule-words';
import styles from './schedule.module.css';

interface Props {
  /** As it was typed. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Of watering, rather than of another task. */
  isWatering?: boolean;
}

/** The error for a number that cannot be used. */
export const WRONG_DAYS = `Please give a whole number of days, from 1 to ${MAX_DAYS}.`;

/** A number of days: typed, or changed by one. */
export function DaysField({ value, onChange, error, isWatering }: Props) {
  const step = (by: number) => {
    const days = (daysFrom(value) ?? 7) + by;
    onChange(String(Math.min(MAX_DAYS, Math.max(1, days))));
  };
  return (
    <Field label={isWatering ? 'Days between waterings' : 'Days in between'} error={error}>
      {(control) => (
        <div className={styles.days}>
          <IconButton icon="minus" label="One day less" onClick={() => step(-1)} />
          <input
            {...control}
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton icon="plus" label="One day more" onClick={() => step(1)} />
        </div>
      )}
    </Field>
  );
}
