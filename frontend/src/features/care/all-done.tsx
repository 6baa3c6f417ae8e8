import success from 'drawn/success.svg';
import { Link } from 'react-router-dom';
import { careIcon } from '../../entities/care/care-words';
import type { CareTaskDto } from '../../shared/api/api';
import { dayWords } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { Drawing } from '../../shared/ui/drawing';
import { Icon } from '../../shared/ui/icon';
import { beforeName } from './today-words';
import styles from './today.module.css';

interface Props {
  /** Whether there were tasks today. */
  wasBusy: boolean;
  /** What was due and is put off. */
  putOff: CareTaskDto[];
  /** The tasks of the next days, the soonest first. */
  next: CareTaskDto[];
  today: string;
}

/** Shown when no task is left today: a drawing, and what comes next. */
export function AllDone({ wasBusy, putOff, next, today }: Props) {
  return (
    <div className={styles.allDone}>
      <div className={styles.drawing}>
        <Drawing of={success} unfold />
      </div>
      <div className={styles.rest}>
        <h3>{headingOf(wasBusy, putOff.length)}</h3>
        <p>{putOff.length > 0 ? 'What you put off still waits for you.' : 'Nothing else is due today.'}</p>
        <TaskList title="Put off" tasks={putOff} today={today} />
        <TaskList title="What comes next" tasks={next} today={today} />
      </div>
    </div>
  );
}

function headingOf(wasBusy: boolean, putOff: number): string {
  if (putOff > 0) return 'Nothing more to do today';
  return wasBusy ? 'All done for today' : 'Nothing to do today';
}

function TaskList({ title, tasks, today }: { title: string; tasks: CareTaskDto[]; today: string }) {
  if (tasks.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul role="list" className={styles.next}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Icon name={careIcon(task.kind)} />
            <span>
              {beforeName(task)}
              <Link to={paths.plant(task.plantId)}>{task.plantName}</Link>
              <span className={styles.day}>{capital(dayWords(task.dueOn, today))}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
