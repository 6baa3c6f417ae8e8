import { tCalendar } from '../../languages/calendar';
import { classNames } from '../../shared/lib/class-names';
import { capital } from '../../shared/lib/capital';
import { dateWords, monthWords } from '../../shared/lib/local-date';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { groupsOf } from './agenda';
import { DayItems } from './day-items';
import { nothingWords, weekdays, weeksOf, type MonthProps } from './month';
import styles from './calendar.module.css';

const AT_FIRST = 3;

/** A month as a table of weeks, for wide screens. */
export function MonthGrid({ month, today, days }: MonthProps) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const isEmpty = days.every((day) => groupsOf(day, today).length === 0);
  const cell = (date: string) => {
    const day = byDate.get(date);
    const isToday = date === today;
    return (
      <>
        <p className={styles.date} aria-current={isToday ? 'date' : undefined}>
          <span aria-hidden="true">{Number(date.slice(8))}</span>
          <VisuallyHidden>{dateWords(date, today)}</VisuallyHidden>
          {isToday && <span className={styles.todayWord}>{tCalendar('today')}</span>}
        </p>
        {day && <DayItems groups={groupsOf(day, today)} atFirst={AT_FIRST} />}
      </>
    );
  };

  return (
    <>
      {isEmpty && <p className={styles.nothing}>{nothingWords(month, today)}</p>}
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>{capital(tCalendar('table', { month: monthWords(month) }))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays().map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            <tr key={i}>
              {week.map((date, j) => (
                <td
                  key={j}
                  className={classNames(!date && styles.outside, date === today && styles.todayCell)}
                >
                  {date && cell(date)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
