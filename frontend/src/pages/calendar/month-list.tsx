import emptyGarden from 'drawn/empty-garden.svg';
import { tCalendar } from '../../languages/calendar';
import { capital } from '../../shared/lib/capital';
import { classNames } from '../../shared/lib/class-names';
import { dateWords, dayWords, monthWords, type LocalDate } from '../../shared/lib/local-date';
import { EmptyState } from '../../shared/ui/empty-state';
import { groupsOf, type Group } from './agenda';
import { DayItems } from './day-items';
import { nothingWords, type MonthProps } from './month';
import { MonthStrip } from './month-strip';
import styles from './calendar.module.css';

const AT_FIRST = 6;

/** A month for a phone: an overview, then day by day; the current month from today on, with earlier days last. */
export function MonthList({ month, today, days }: MonthProps) {
  const filled = days
    .map((day) => ({ date: day.date, groups: groupsOf(day, today) }))
    .filter(({ groups }) => groups.length > 0);
  const isNow = today.startsWith(month);
  const ahead = filled.filter(({ date }) => !isNow || date >= today);
  const before = filled.filter(({ date }) => isNow && date < today).reverse();

  return (
    <>
      <MonthStrip {...{ month, today, days }} />
      {filled.length === 0 && (
        <EmptyState title={tCalendar('empty', { month: monthWords(month) })} drawing={emptyGarden} level={3}>
          <p>{nothingWords(month, today)}</p>
        </EmptyState>
      )}
      <Days days={ahead} today={today} />
      {before.length > 0 && (
        <>
          <h3 className={styles.earlier}>{tCalendar('earlier')}</h3>
          <Days days={before} today={today} />
        </>
      )}
    </>
  );
}

const Days = ({ days, today }: { days: { date: string; groups: Group[] }[]; today: LocalDate }) => (
  <div className={styles.days}>
    {days.map(({ date, groups }) => (
      <section
        key={date}
        className={classNames(styles.day, date === today && styles.today)}
        aria-labelledby={`day-${date}`}
      >
        <h3 id={`day-${date}`} tabIndex={-1}>
          {date === today
            ? tCalendar('todayIs', { day: dateWords(date, today) })
            : capital(dayWords(date, today))}
        </h3>
        <DayItems groups={groups} atFirst={AT_FIRST} hasReasons />
      </section>
    ))}
  </div>
);
