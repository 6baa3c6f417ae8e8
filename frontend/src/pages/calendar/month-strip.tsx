import { tCalendar } from '../../languages/calendar';
import { capital } from '../../shared/lib/capital';
import { classNames } from '../../shared/lib/class-names';
import { dayWords, monthWords } from '../../shared/lib/local-date';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { countWords, groupsOf, STATES, stateWords } from './agenda';
import { weekdays, weeksOf, type MonthProps } from './month';
import styles from './calendar.module.css';

/** An overview of a month: each day with items links to its section below. */
export function MonthStrip({ month, today, days }: MonthProps) {
  const groups = new Map(days.map((day) => [day.date, groupsOf(day, today)]));
  const cell = (date: string) => {
    const number = Number(date.slice(8));
    const things = groups.get(date) ?? [];
    const isToday = date === today;
    if (things.length === 0)
      return (
        <span
          className={classNames(styles.number, isToday && styles.isToday)}
          aria-current={isToday ? 'date' : undefined}
        >
          {number}
        </span>
      );
    return (
      <a
        href={`#day-${date}`}
        className={classNames(styles.number, isToday && styles.isToday)}
        aria-current={isToday ? 'date' : undefined}
      >
        <span aria-hidden="true">{number}</span>
        <VisuallyHidden>
          {dayWords(date, today)}: {countWords(things)}
        </VisuallyHidden>
        <span className={styles.marks} aria-hidden="true">
          {things.map(({ state }) => (
            <span key={state} className={styles[state + 'Mark']} />
          ))}
        </span>
      </a>
    );
  };

  return (
    <div>
      <table className={styles.strip}>
        <caption>
          <VisuallyHidden>{capital(tCalendar('dayByDay', { month: monthWords(month) }))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays().map((day) => (
              <th key={day} scope="col" abbr={day}>
                <span aria-hidden="true">{day.slice(0, 2)}</span>
                <VisuallyHidden>{day}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            <tr key={i}>
              {week.map((date, j) => (
                <td key={j}>{date && cell(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        {STATES.map((state) => (
          <span key={state}>
            <span className={styles[state + 'Mark']} aria-hidden="true" /> {stateWords(state).toLowerCase()}
          </span>
        ))}
      </p>
    </div>
  );
}
