import { memo, useId, useState } from 'react';
import { tShell } from '../../languages/shell';
import { tToday } from '../../languages/today';
import { useMeasured } from '../../entities/care/use-measured';
import type { TodayDto } from '../../shared/api/api';
import { dateWords } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Late } from '../../shared/ui/late';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { AllDone } from './all-done';
import { TodayRow } from './today-row';
import { grouped } from './today-groups';
import { useTodayTasks } from './use-today-tasks';
import styles from './today.module.css';

const loadDone = () => import('./done-today').then(({ DoneToday }) => DoneToday);

interface Props {
  /** How many tasks are shown before "Show all" is pressed. */
  atFirst: number;
  /** Something else on the page is still loading, and both should appear together. */
  isComing?: boolean;
}

/** Today's tasks of the whole garden, one tap each; then that all is done, and what comes next. */
export const Today = memo(({ atFirst, isComing }: Props) => {
  const now = useTodayTasks();
  const { day, error, isFetching, refetch } = now;
  return (
    <Section
      title={tToday('today')}
      aside={
        <LinkButton to={paths.calendar} look="quiet" icon="calendar">
          {tShell('calendar')}
        </LinkButton>
      }
    >
      {isComing || (!day && !error) ? (
        <Skeleton shape="row" count={atFirst} label={tToday('loading')} />
      ) : day ? (
        <Day {...now} day={day} atFirst={atFirst} />
      ) : (
        <Failed title={tToday('notLoaded')} isBusy={isFetching} onRetry={refetch}>
          {tToday('nothingLost')}
        </Failed>
      )}
    </Section>
  );
});

type DayProps = Pick<Props, 'atFirst'> & ReturnType<typeof useTodayTasks> & { day: TodayDto };

function Day({ day, tasks: all, answerTo, answer, undo, forget, atFirst }: DayProps) {
  const [isWhole, setIsWhole] = useState(false);
  const heading = useId();
  const date = dateWords(day.date, day.date);
  const measured = useMeasured();
  const tasks = all.map(measured);
  const earlier = day.done.filter(({ taskId }) => !tasks.some(({ id }) => id === taskId));
  const open = tasks.filter(({ id }) => !answerTo(id));
  const shown = isWhole ? tasks : tasks.slice(0, atFirst);
  const row = (task: (typeof tasks)[number]) => (
    <TodayRow
      key={task.id}
      task={task}
      today={day.date}
      answered={answerTo(task.id)}
      onAnswer={(how) => void answer(task, how)}
      onUndo={(eventId) => void undo(task, eventId)}
    />
  );

  return (
    <>
      <p className={styles.date} role="status">
        {open.length > 0 ? tToday('toDo', { day: date, count: open.length }) : date}
      </p>
      {open.length === 0 && (
        <AllDone
          wasBusy={tasks.length + day.done.length > 0}
          putOff={day.putOff.map(measured)}
          next={day.next.map(measured)}
          today={day.date}
        />
      )}
      {grouped(shown).map(({ title, tasks: together }) => (
        <div key={title ?? ''} className={styles.group}>
          {title && (
            <h3 id={`${heading}-${title}`} className={styles.place}>
              {title}
            </h3>
          )}
          <ul role="list" className={styles.rows} aria-label={title ? undefined : tToday('toDoToday')}>
            {together.map(row)}
          </ul>
        </div>
      ))}
      {shown.length < tasks.length && (
        <div>
          <Button look="secondary" icon="down" onClick={() => setIsWhole(true)}>
            {tToday('showAll', { number: tasks.length })}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <Late
          className={styles.earlier}
          load={loadDone}
          of={{ events: earlier.map(measured), onUndo: forget }}
        />
      )}
    </>
  );
}
