import { MAX_TAPS, optionsOf, QUESTIONS } from '@leaflore/doctor';
import { useEffect, useRef } from 'react';
import { tDoctor } from '../../languages/doctor';
import { Button } from '../../shared/ui/button';
import { Sign } from './sign';
import type { Check } from './use-check';
import styles from './doctor.module.css';

/** One question of the check, with a drawing on each answer. */
export function Question({
  question,
  answers,
  count,
  tap,
  back,
}: Check & { question: NonNullable<Check['question']> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  // The next question takes the focus, so that a screen reader reads it and a keyboard starts there.
  useEffect(() => {
    hasMoved.current ||= count > 0;
    if (!hasMoved.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [question, count]);

  const options = optionsOf(question).filter(([id]) => question !== 'also' || id !== answers.look);
  return (
    <section aria-labelledby="doctor-question" className={styles.question}>
      <p id="doctor-count" className={styles.count}>
        {tDoctor('question', { number: count + 1, most: MAX_TAPS })}
      </p>
      <h2 id="doctor-question" aria-describedby="doctor-count" ref={heading} tabIndex={-1}>
        {QUESTIONS[question].ask}
      </h2>
      <ul role="list" className={styles.options}>
        {options.map(([id, { label }]) => (
          <li key={id}>
            <button type="button" className={styles.option} onClick={() => tap(id)}>
              <Sign question={question} option={id} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <Button look="secondary" size="large" onClick={() => tap('unknown')}>
          {tDoctor('unknown')}
        </Button>
        {back && (
          <Button look="quiet" icon="back" onClick={back}>
            {tDoctor('oneBack')}
          </Button>
        )}
      </div>
    </section>
  );
}
