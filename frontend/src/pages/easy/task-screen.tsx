import noPhoto from 'drawn/no-photo.svg';
import { Fragment, lazy, Suspense, useId } from 'react';
import { tCare } from '../../languages/care';
import { tEasy } from '../../languages/easy';
import { tShell } from '../../languages/shell';
import { withTexts } from '../../languages/texts';
import type { HowAnswered } from '../../entities/care/use-care';
import type { Answered } from '../../features/care/use-today-tasks';
import type { CareTaskDto, PlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Late } from '../../shared/ui/late';
import { PlantImage } from '../../shared/ui/plant-image';
import { EasyScreen } from './easy-screen';
import { headingOf, questionOf, saidWords, unwellWords, whyWords } from './easy-words';
import { UnwellNote } from './unwell-note';
import styles from './easy.module.css';

const loadSeasonOver = async () => (await import('../../entities/plant/season-over')).SeasonOver;
const LookAnswers = lazy(() => withTexts(import('../../features/care/look-answers')));

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

/**
 * One task: the plant, the question and its answers; then what was recorded, with Undo. The line of the question becomes what was
 * recorded, so that a screen reader says it.
 */
export function TaskScreen(props: Props) {
  const { task, unwell, answered, today, position } = props;
  const name = useId();
  const question = questionOf(task);
  const why = whyWords(task, today);
  const said = answered && saidWords(task, answered, today);
  const asked = [unwell?.problem && unwellWords(unwell.problem), question, ...why];

  return (
    <EasyScreen
      title={said ? task.plantName : headingOf(task)}
      above={
        <>
          {position && <p className={styles.position}>{position}</p>}
          <div className={styles.picture}>
            <PlantImage src={task.plantImageUrl} alt="" drawing={noPhoto} ratio="square" first />
          </div>
        </>
      }
      sentences={said ? [said] : asked.map((each) => each || undefined)}
      answers={
        <Fragment key={said ? 'answered' : 'asked'}>
          {answered ? <AfterAnswer {...props} answered={answered} /> : <Answers {...props} name={name} />}
        </Fragment>
      }
      more={
        !said &&
        (task.kind === 'water' || task.step === 'look') && (
          <Button look="secondary" wide onClick={() => props.onAnswer('later')}>
            {tEasy('putOff')}
          </Button>
        )
      }
    >
      {!said && unwell && <UnwellNote plant={unwell} />}
      <p role="status" className={styles.question}>
        {said ?? question}
      </p>
      {!said && (
        <div id={name} className={styles.why}>
          {why.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </EasyScreen>
  );
}

function Answers({ task, name, onAnswer }: Pick<Props, 'task' | 'onAnswer'> & { name: string }) {
  const isWater = task.kind === 'water';
  return task.step === 'look' ? (
    <Suspense>
      <LookAnswers task={task} name={name} />
    </Suspense>
  ) : (
    <>
      <Button icon={isWater ? 'drop' : 'check'} wide onClick={() => onAnswer(isWater ? 'was-dry' : 'done')}>
        {isWater ? tCare('wasDry') : tShell('done')}
      </Button>
      <Button look="secondary" wide onClick={() => onAnswer(isWater ? 'still-moist' : 'later')}>
        {isWater ? tCare('stillMoist') : tEasy('putOff')}
      </Button>
      {task.isSeasonOver && <Late load={loadSeasonOver} of={{ task, name, wide: true }} />}
    </>
  );
}

type AfterProps = Pick<Props, 'left' | 'onUndo' | 'onNext'> & { answered: Answered };

const AfterAnswer = ({ answered: { eventId }, left, onUndo, onNext }: AfterProps) => (
  <>
    <Button icon="right" iconAfter wide onClick={onNext}>
      {left > 0 ? tEasy('nextMore', { number: left }) : tEasy('iAmDone')}
    </Button>
    <Button
      look="secondary"
      wide
      busy={!eventId}
      busyLabel={tShell('undo')}
      onClick={() => eventId && onUndo(eventId)}
    >
      {tShell('undo')}
    </Button>
  </>
);
