import success from 'drawn/success.svg';
import { Link } from 'react-router-dom';
import { tToday } from '../../languages/today';
import { careIcon } from '../../entities/care/care-words';
import { useGardenPlants, type CareTaskDto, type PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Drawing } from '../../shared/ui/drawing';
import { Icon } from '../../shared/ui/icon';
import { beforeName, comingWords } from './today-words';
import styles from './today.module.css';

interface Props {
  /** Whether there were tasks today, or something was noted. */
  wasBusy: boolean;
  /** What was due and is put off. */
  putOff: CareTaskDto[];
  /** The tasks of the next days, the soonest first. */
  next: CareTaskDto[];
  today: string;
}

/** Shown when no task is left today: a drawing, and what comes next. */
export function AllDone({ wasBusy, putOff, next, today }: Props) {
  const { data: plants } = useGardenPlants({ archived: false });
  const unwell = (plants ?? []).filter(({ problem }) => problem !== null);
  return (
    <div className={styles.allDone}>
      {plants && unwell.length === 0 && (
        <div className={styles.drawing}>
          <Drawing of={success} unfold />
        </div>
      )}
      <div className={styles.rest}>
        <h3>{headingOf(wasBusy, !plants || putOff.length + unwell.length > 0)}</h3>
        <p>{putOff.length > 0 ? tToday('putOffWaits') : tToday(wasBusy ? 'nothingElseDue' : 'nothingDue')}</p>
        <Unwell plants={unwell} />
        <TaskList title={tToday('putOff')} tasks={putOff} today={today} />
        <TaskList title={tToday('whatComesNext')} tasks={next} today={today} />
      </div>
    </div>
  );
}

/** `mayWait`: something was put off, a plant is unwell, or that is not known yet. */
function headingOf(wasBusy: boolean, mayWait: boolean): string {
  if (mayWait) return tToday('nothingMore');
  return tToday(wasBusy ? 'allDone' : 'nothingToDo');
}

const Unwell = ({ plants }: { plants: PlantDto[] }) =>
  plants.length > 0 && (
    <>
      <h4>{tToday('stillUnwell')}</h4>
      <ul role="list" className={styles.next}>
        {plants.map(({ id, commonName, problem }) => (
          <li key={id}>
            <Icon name="heart" />
            <span>
              <Link to={paths.plant(id)}>{commonName}</Link>
              <span className={styles.day}>{problem}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );

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
              <span className={styles.day}>{comingWords(task, today)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
