import { useState } from 'react';
import { useUnits } from '../../entities/account/use-units';
import { useCare } from '../../entities/care/use-care';
import { tDoctor } from '../../languages/doctor';
import { tShell } from '../../languages/shell';
import type { PlantDto } from '../../shared/api/api';
import type { HealthProblemDto, TreatmentStepDto } from '../../shared/api/doctor';
import { focusAfter } from '../../shared/lib/focus-after';
import { dayWords, type LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { PhotoStep, type KeepPhoto } from './photo-step';
import styles from './plan.module.css';

interface Props {
  plant: PlantDto;
  problem: HealthProblemDto;
  today: LocalDate;
  keepPhoto?: KeepPhoto;
}

/** The steps of a plan in the order of their days, each with its tick; the second look is asked below them. */
export function PlanSteps({ plant, problem, today, keepPhoto }: Props) {
  const care = useCare();
  const other = useOtherGarden();
  const inUnits = useUnits();
  const [busy, setBusy] = useState<string>();
  const done = async ({ taskId, text }: TreatmentStepDto) => {
    setBusy(taskId);
    const { id: plantId, commonName: plantName } = plant;
    const task = { id: taskId, kind: 'treatment' as const, title: text, plantId, plantName };
    const answered = other
      ? await other.answer(task, 'done')
      : await care.answer(task, 'done', (eventId) => void care.undo(eventId));
    setBusy(undefined);
    return answered;
  };

  return (
    <ol role="list" className={styles.steps} aria-label={tDoctor('plan')}>
      {problem.steps
        .filter(({ kind }) => kind !== 'look')
        .map((step) => (
          <li key={step.taskId} tabIndex={-1} className={step.doneOn ? styles.done : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {step.doneOn ? <Icon name="check" size="small" /> : null}
            </span>
            <div>
              <p>{inUnits(step.text)}</p>
              <p className={styles.day}>{whenWords(step, today)}</p>
              {!step.doneOn &&
                (step.kind === 'photo' && keepPhoto ? (
                  <PhotoStep
                    keepPhoto={keepPhoto}
                    note={tDoctor('howItLooks', { title: problem.title })}
                    label={tDoctor('takePhoto')}
                    onKept={() => void done(step)}
                  />
                ) : (
                  <Button
                    look="secondary"
                    icon="check"
                    busy={busy === step.taskId}
                    busyLabel={tShell('done')}
                    aria-label={tDoctor('doneNamed', { step: inUnits(step.text) })}
                    onClick={({ currentTarget }) => void focusAfter(done(step), currentTarget)}
                  >
                    {tShell('done')}
                  </Button>
                ))}
            </div>
          </li>
        ))}
    </ol>
  );
}

function whenWords({ doneOn, dueOn }: TreatmentStepDto, today: LocalDate): string {
  if (doneOn) return tDoctor('doneOn', { day: dayWords(doneOn, today) });
  const words = dayWords(dueOn < today ? today : dueOn, today);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
