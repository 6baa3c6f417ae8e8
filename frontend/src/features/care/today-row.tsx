import noPhoto from 'drawn/no-photo.svg';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { withTexts } from '../../languages/texts';
import { tShell } from '../../languages/shell';
import { tToday } from '../../languages/today';
import { careIcon } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import type { HowAnswered } from '../../entities/care/use-care';
import type { CareTaskDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Late } from '../../shared/ui/late';
import { PlantImage } from '../../shared/ui/plant-image';
import { answerWords, beforeName, waitingWords } from './today-words';
import type { Answered } from './use-today-tasks';
import styles from './today.module.css';

const loadSeasonOver = async () => (await import('../../entities/plant/season-over')).SeasonOver;
const LookAnswers = lazy(() => withTexts(import('./look-answers')));

interface Props {
  task: CareTaskDto;
  today: string;
  answered?: Answered;
  onAnswer: (how: HowAnswered) => void;
  onUndo: (eventId: string) => void;
}

/** One task with its answers; once answered it says what was recorded, and offers Undo. */
export function TodayRow({ task, today, answered, onAnswer, onUndo }: Props) {
  const name = useId();
  const row = useRef<HTMLLIElement>(null);
  const isAnswered = Boolean(answered);
  const was = useRef(isAnswered);

  // The pressed button is gone after an answer, so the focus moves to the button in its place.
  useEffect(() => {
    if (was.current !== isAnswered && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: true });
    was.current = isAnswered;
  }, [isAnswered]);

  return (
    <li ref={row} className={classNames(styles.row, answered && styles.answered)}>
      <div className={styles.picture}>
        <PlantImage src={task.plantImageUrl} alt="" drawing={noPhoto} ratio="square" />
      </div>
      <div className={styles.words}>
        <p id={name} className={styles.task}>
          <Icon name={answered ? 'check-circle' : careIcon(task.kind)} />
          <span>
            {beforeName(task)}
            <Link to={paths.plant(task.plantId)}>{task.plantName}</Link>
          </span>
        </p>
        <p className={styles.when}>
          {answered ? answerWords(task, answered, today) : waitingWords(task, today)}
        </p>
        {!answered && <p className={styles.reason}>{task.reason}</p>}
        {!answered && task.kind === 'water' && <p className={styles.check}>{tCare('checkFirst')}</p>}
      </div>
      <div className={styles.actions}>
        {answered ? (
          <AfterAnswer answered={answered} name={name} onUndo={onUndo} />
        ) : (
          <Answers task={task} name={name} onAnswer={onAnswer} />
        )}
      </div>
    </li>
  );
}

interface AnswersProps extends Pick<Props, 'task' | 'onAnswer'> {
  name: string;
}

function Answers({ task, name, onAnswer }: AnswersProps) {
  const isWater = task.kind === 'water';
  return (
    <>
      {task.step === 'look' ? (
        <Suspense>
          <LookAnswers task={task} name={name} />
        </Suspense>
      ) : (
        <Button
          icon="check"
          size="large"
          aria-describedby={name}
          data-takes-focus
          onClick={() => onAnswer(isWater ? 'was-dry' : 'done')}
        >
          {isWater ? tCare('wasDry') : tShell('done')}
        </Button>
      )}
      {isWater && (
        <Button look="secondary" aria-describedby={name} onClick={() => onAnswer('still-moist')}>
          {tCare('stillMoist')}
        </Button>
      )}
      {task.isSeasonOver && <Late load={loadSeasonOver} of={{ task, name, wide: true }} />}
      <Button look="quiet" aria-describedby={name} onClick={() => onAnswer('later')}>
        {tToday('putOffUntilTomorrow')}
      </Button>
    </>
  );
}

interface AfterProps extends Pick<Props, 'onUndo'> {
  answered: Answered;
  name: string;
}

const AfterAnswer = ({ answered: { eventId }, name, onUndo }: AfterProps) => (
  <Button
    look="secondary"
    aria-describedby={name}
    data-takes-focus
    busy={!eventId}
    busyLabel={tShell('undo')}
    onClick={() => eventId && onUndo(eventId)}
  >
    {tShell('undo')}
  </Button>
);
