import type { Cause } from '@leaflore/doctor';
import { useEffect, useRef, type ReactNode } from 'react';
import { tDoctor } from '../../languages/doctor';
import type { PlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { CauseCard } from './cause-card';
import styles from './doctor.module.css';

interface Props {
  /** How sure we are, in a sentence. */
  summary: string;
  /** At most three, the likeliest first. */
  causes: Cause[];
  plant?: PlantDto;
  isUnclear?: boolean;
  isNamed?: boolean;
  /** What can be done about a cause: a plan. */
  action: (cause: Cause, isFirst: boolean) => ReactNode;
  onAgain: () => void;
  onBack?: () => void;
}

/** The answer of a check: up to three causes, honest about doubt. */
export function Causes({ summary, causes, plant, isUnclear, isNamed, action, onAgain, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <section aria-labelledby="doctor-answer" className={styles.answer}>
      <h2 id="doctor-answer" ref={heading} tabIndex={-1}>
        {summary}
      </h2>
      {isUnclear && <p>{tDoctor('whomToAsk')}</p>}
      <ol role="list" className={styles.causes}>
        {causes.map((cause, index) => (
          <li key={cause.problem.id}>
            <CauseCard {...{ cause, plant, isNamed }} action={action(cause, index === 0)} />
          </li>
        ))}
      </ol>
      <div className={styles.below}>
        {onBack && (
          <Button look="secondary" icon="back" onClick={onBack}>
            {tDoctor('oneBack')}
          </Button>
        )}
        <Button look="secondary" icon="refresh" onClick={onAgain}>
          {tDoctor('startOver')}
        </Button>
      </div>
    </section>
  );
}
