import noPhoto from 'drawn/no-photo.svg';
import { lazy, Suspense, useId } from 'react';
import { STILL_MOIST, WAS_DRY } from '../../entities/care/care-words';
import type { HowAnswered } from '../../entities/care/use-care';
import type { Answered } from '../../features/care/use-today-tasks';
import type { CareTaskDto, PlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { PlantImage } from '../../shared/ui/plant-image';
import { EasyScreen } from './easy-screen';
import { headingOf, questionOf, saidWords, whyWords } from './easy-words';
import { UnwellNote } from './unwell-note';
import styles from './easy.module.css';

const LookAnswers = lazy(() => import('../../features/care/look-answers'));

interface Props {
  task: CareTaskDto;
  unwell?: PlantDto;
  answered?: Answered;
  today: string;
  /** Of how many, such as "1 of 3". */
  position: string;
  /** How many screens come after this one. */
  left: number;
  onAnswer: (how: HowAnswered) => void;
  onUndo: (eventId: string) => void;
  onNext: () => void;
}

/** One task: the plant, the question and its answers; then what was recorded, with Undo. */
export function TaskScreen(props: Props) {
  const { task, unwell, answered, today, position } = props;
  const name = useId();
  const question = questionOf(task);
  const why = whyWords(task, today);
  const picture = (
    <>
      {position && <p className={styles.position}>{position}</p>}
      <div className={styles.picture}>
        <PlantImage src={task.plantImageUrl} alt="" drawing={noPhoto} ratio="square" first />
      </div>
    </>
  );
  if (answered) return <Answer {...props} answered={answered} picture={picture} />;

  const isWater = task.kind === 'water';
  return (
    <EasyScreen
      title={headingOf(task)}
      above={picture}
      sentences={[unwell?.problem && `It is unwell: ${unwell.problem}.`, question, ...why].map(
        (each) => each || undefined,
      )}
      answers={
        task.step === 'look' ? (
          <Suspense>
            <LookAnswers task={task} name={name} />
          </Suspense>
        ) : (
          <>
            <Button
              icon={isWater ? 'drop' : 'check'}
              wide
              onClick={() => props.onAnswer(isWater ? 'was-dry' : 'done')}
            >
              {isWater ? WAS_DRY : 'Done'}
            </Button>
            <Button look="secondary" wide onClick={() => props.onAnswer(isWater ? 'still-moist' : 'later')}>
              {isWater ? STILL_MOIST : 'Put off until tomorrow'}
            </Button>
          </>
        )
      }
      more={
        (isWater || task.step === 'look') && (
          <Button look="secondary" wide onClick={() => props.onAnswer('later')}>
            Put off until tomorrow
          </Button>
        )
      }
    >
      {unwell && <UnwellNote plant={unwell} />}
      <p className={styles.question}>{question}</p>
      <div id={name} className={styles.why}>
        {why.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </EasyScreen>
  );
}

function Answer({
  task,
  answered,
  today,
  left,
  picture,
  onUndo,
  onNext,
}: Props & { answered: Answered; picture: React.ReactNode }) {
  const said = saidWords(task, answered, today);
  const { eventId } = answered;
  return (
    <EasyScreen
      title={task.plantName}
      above={picture}
      sentences={[said]}
      answers={
        <>
          <Button icon="right" iconAfter wide onClick={onNext}>
            {left > 0 ? `Next: ${left} more` : 'I’m done'}
          </Button>
          <Button
            look="secondary"
            wide
            busy={!eventId}
            busyLabel="Undo"
            onClick={() => eventId && onUndo(eventId)}
          >
            Undo
          </Button>
        </>
      }
    >
      <p className={styles.question}>{said}</p>
    </EasyScreen>
  );
}
