import type { ReactNode } from 'react';
import { tSchedule } from '../../languages/schedule';
import { toDoWords } from '../../entities/care/care-words';
import type { CareTaskDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';
import { CareButtons } from './care-buttons';
import { askWords, dueWords, isDue, isPutOff, nextOf } from './schedule-words';
import styles from './schedule.module.css';

interface Props {
  tasks: CareTaskDto[];
  today: LocalDate;
  /** The plant's status. */
  status: ReactNode;
  /** It has an open problem, so nothing says that all is well. */
  isUnwell?: boolean;
}

/** The next task of a plant, why, and a button to do it. */
export function NextCare({ tasks, today, status, isUnwell }: Props) {
  const next = nextOf(tasks);
  const others = tasks.filter((task) => task !== next && isDue(task, today)).length;
  const due = next && isDue(next, today);
  const waiting = next && isPutOff(next, today) ? dueWords(next, today) : undefined;

  return (
    <section className={styles.next} aria-label={tSchedule('next')}>
      <div>{status}</div>
      <h2>{waiting ?? (due ? askWords(next) : tSchedule(isUnwell ? 'noOther' : 'nothing'))}</h2>
      {next && !due && !waiting && (
        <p className={styles.coming}>{tSchedule('coming', { task: toDoWords(next) })}</p>
      )}
      {next ? !waiting && <p>{next.reason}</p> : <p>{tSchedule('unplanned')}</p>}
      {next && (
        <div className={styles.buttons}>
          <CareButtons
            key={next.id}
            task={next}
            today={today}
            look={due ? 'primary' : 'secondary'}
            size={due ? 'large' : 'normal'}
          />
        </div>
      )}
      {others > 0 && (
        <p>
          <a href="#schedule">
            {others === 1 ? tSchedule('oneMore') : tSchedule('manyMore', { number: others })}
          </a>
        </p>
      )}
    </section>
  );
}
