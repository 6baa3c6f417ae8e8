import { useId } from 'react';
import { tWatered } from '../../languages/watered';
import type { AddPlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import styles from './last-watered.module.css';

/** When a plant was last watered, as people remember it. */
export type LastWateredAnswer = NonNullable<AddPlantDto['watered']>;

const ANSWERS: { value: LastWateredAnswer; label: () => string }[] = [
  { value: 'today', label: () => tWatered('today') },
  { value: 'a-few-days-ago', label: () => tWatered('fewDays') },
  { value: 'about-a-week-ago', label: () => tWatered('week') },
  { value: 'unknown', label: () => tWatered('unknown') },
];

interface Props {
  /** The answer so far, where it can be changed; left out where an answer acts at once. */
  chosen?: LastWateredAnswer | '';
  /** The answer that is being sent. */
  busyWith?: LastWateredAnswer;
  onAnswer: (answer: LastWateredAnswer) => void;
}

/** The one question that every way of adding a plant asks, with four large answers. */
export function LastWatered({ chosen, busyWith, onAnswer }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id} className={styles.asked}>
        {tWatered('question')}
      </p>
      <div className={styles.answers}>
        {ANSWERS.map(({ value, label }) => (
          <Button
            key={value}
            look={chosen === value ? 'primary' : 'secondary'}
            size="large"
            wide
            icon={chosen === value ? 'check' : undefined}
            aria-pressed={chosen === undefined ? undefined : chosen === value}
            busy={busyWith === value}
            disabled={busyWith !== undefined && busyWith !== value}
            onClick={() => onAnswer(value)}
          >
            {label()}
          </Button>
        ))}
      </div>
    </div>
  );
}
