import { tSchedule } from '../../languages/schedule';
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
export const wrongDays = () => tSchedule('wrongDays', { most: String(MAX_DAYS) });

/** A number of days: typed, or changed by one. */
export function DaysField({ value, onChange, error, isWatering }: Props) {
  const step = (by: number) => {
    const days = (daysFrom(value) ?? 7) + by;
    onChange(String(Math.min(MAX_DAYS, Math.max(1, days))));
  };
  return (
    <Field label={tSchedule(isWatering ? 'daysWatering' : 'days')} error={error}>
      {(control) => (
        <div className={styles.days}>
          <IconButton icon="minus" label={tSchedule('less')} onClick={() => step(-1)} />
          <input
            {...control}
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton icon="plus" label={tSchedule('more')} onClick={() => step(1)} />
        </div>
      )}
    </Field>
  );
}
