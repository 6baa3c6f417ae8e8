import type { Cause } from '@leaflore/doctor';
import type { ReactNode } from 'react';
import { useUnits } from '../../entities/account/use-units';
import { tDoctor } from '../../languages/doctor';
import type { PlantDto } from '../../shared/api/api';
import { Card } from '../../shared/ui/card';
import { Neighbours } from './neighbours';
import { againWords, sureWords, urgencyWords } from './words';
import styles from './doctor.module.css';

interface Props {
  cause: Cause;
  plant?: PlantDto;
  /** The button that starts its plan. */
  action: ReactNode;
  /** The cause was named in a text, not calculated, so it has no probability. */
  isNamed?: boolean;
}

/** One cause that the signs speak for: what it is, why, what to do, and what not to do. */
export function CauseCard({ cause, plant, action, isNamed }: Props) {
  const { problem, why, neighbours } = cause;
  const inUnits = useUnits();
  return (
    <Card
      title={problem.name}
      note={isNamed ? tDoctor('mayBe') : sureWords(cause)}
      level={3}
      actions={action}
    >
      <p>{inUnits(problem.about)}</p>
      {!isNamed && <p>{inUnits(why)}</p>}
      <p>
        <strong>{urgencyWords(problem)}</strong> <span>{againWords(problem)}</span>
      </p>
      <div>
        <h4>{tDoctor('first')}</h4>
        <ol className={styles.steps}>
          {problem.steps.map(({ text }) => (
            <li key={text}>{inUnits(text)}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4>{tDoctor('avoid')}</h4>
        <p>{inUnits(problem.avoid)}</p>
      </div>
      <Neighbours problem={problem} plant={plant} otherwise={neighbours} />
      <details className={styles.sources}>
        <summary>{tDoctor('sources')}</summary>
        <ul>
          {problem.sources.map(({ publisher, title }) => (
            <li key={title}>
              {publisher}: {title}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
