import { closing, problemOf } from '@leaflore/doctor';
import { useUnits } from '../../entities/account/use-units';
import { tDoctor } from '../../languages/doctor';
import { Button } from '../../shared/ui/button';
import type { usePlan } from './use-plan';
import styles from './plan.module.css';

interface Props {
  plan: ReturnType<typeof usePlan>;
}

/** After a plan that did not help: what else it may be, each with its plan, and whom to ask. */
export function NextCauses({ plan: { problems = [], start, isBusy } }: Props) {
  const inUnits = useUnits();
  const last = problems.find(({ outcome }) => outcome !== null);
  const known = last?.outcome === 'not-better' && last.diagnosis ? problemOf(last.diagnosis) : undefined;
  if (!known) return <p>{tDoctor('notKnown')}</p>;
  const { text, next } = closing(known, 'not-better');
  const tried = new Set(problems.map(({ diagnosis }) => diagnosis));
  const untried = next.filter(({ id }) => !tried.has(id));
  return (
    <>
      <p>{untried.length > 0 ? text : tDoctor('sorry', { whomToAsk: tDoctor('whomToAsk') })}</p>
      <ul role="list" className={styles.next}>
        {untried.map(({ id, name, about }) => (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              <p>{inUnits(about)}</p>
            </div>
            <Button
              look="secondary"
              busy={isBusy}
              aria-label={tDoctor('startNamed', { name })}
              onClick={() => void start({ diagnosis: id })}
            >
              {tDoctor('start')}
            </Button>
          </li>
        ))}
      </ul>
      {untried.length > 0 && <p>{tDoctor('whomToAsk')}</p>}
    </>
  );
}
