import { tShell } from '../../languages/shell';
import { Icon } from './icon';
import styles from './progress.module.css';

interface Props {
  label: string;
  /** 0 to 1. */
  value: number;
  /** The figure as text, such as "3 of 5 identifications used"; a percentage when left out. */
  valueText?: string;
}

/** A progress bar. */
export function Progress({ label, value, valueText = `${Math.round(value * 100)}%` }: Props) {
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.figure}>{valueText}</span>
      </div>
      <progress className={styles.bar} aria-label={label} aria-valuetext={valueText} max={1} value={value} />
    </div>
  );
}

interface StepsProps {
  label: string;
  steps: string[];
  /** The index of the current step; `steps.length` when all are done. */
  current: number;
}

/** Named steps: done with a tick, current, or still to come. Each change is read aloud. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, i) => {
          const state = i < current ? 'done' : i === current ? 'now' : 'later';
          return (
            <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size="small" /> : i + 1}
              </span>
              {step}
            </li>
          );
        })}
      </ol>
      <p className={styles.spoken} role="status">
        {steps[current] ?? tShell('done')}
      </p>
    </>
  );
}
