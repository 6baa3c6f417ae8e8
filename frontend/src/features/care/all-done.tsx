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
  /** The tasks of the next days, the soonest first. */
  next: CareTaskDto[];
  today: string;
}

/** Shown when no task is left today: a drawing, and what comes next. */
export function AllDone({ wasBusy, next, today }: Props) {
  return (
    <div className={styles.allDone}>
      <div className={styles.drawing}>
        <Drawing of={success} unfold />
      </div>
      <div className={styles.rest}>
        <h3>{wasBusy ? 'All done for today' : 'Nothing to do today'}</h3>
        <p>{wasBusy ? 'Your plants have what they need.' : 'Your plants have what they need. Enjoy them.'}</p>
        {next.length > 0 && (
          <>
            <h4>What comes next</h4>
            <ul role="list" className={styles.next}>
              {next.map((task) => (
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
        )}
      </div>
    </div>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
