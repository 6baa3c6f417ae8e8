import type { ReactNode } from 'react';
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
    <section className={styles.next} aria-label="What to do next">
      <div>{status}</div>
      <h2>{waiting ?? (due ? askWords(next) : isUnwell ? 'No other care today' : 'Nothing to do today')}</h2>
      {next && !due && !waiting && <p className={styles.coming}>Next: {toDoWords(next)}.</p>}
      {next ? (
        !waiting && <p>{next.reason}</p>
      ) : (
        <p>Nothing is planned for this plant. Choose what it needs below.</p>
      )}
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
          <a href="#schedule">{others === 1 ? 'One more thing is due' : `${others} more things are due`}</a>
        </p>
      )}
    </section>
  );
}
