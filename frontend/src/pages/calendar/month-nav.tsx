import { tCalendar } from '../../languages/calendar';
import { capital } from '../../shared/lib/capital';
import { monthWords, type LocalDate } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { addMonths } from './month';
import styles from './calendar.module.css';

interface Props {
  month: string;
  today: LocalDate;
}

const to = (month: string) => `${paths.calendar}?month=${month}`;

/** The name of a month, with its year for screen readers. */
const Short = ({ month }: { month: string }) => {
  const [name, ...year] = capital(monthWords(month)).split(' ');
  return (
    <>
      {name}
      <VisuallyHidden> {year.join(' ')}</VisuallyHidden>
    </>
  );
};

/** Buttons to the previous, the next and the current month. */
export function MonthNav({ month, today }: Props) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const isNow = today.startsWith(month);
  return (
    <div className={styles.bar}>
      <h2 aria-live="polite">{capital(monthWords(month))}</h2>
      <nav className={styles.nav} aria-label={tCalendar('months')}>
        <LinkButton look="secondary" icon="left" to={to(before)}>
          <Short month={before} />
        </LinkButton>
        {!isNow && (
          <LinkButton look="secondary" to={paths.calendar}>
            {tCalendar('thisMonth')}
          </LinkButton>
        )}
        <LinkButton look="secondary" icon="right" iconAfter to={to(after)}>
          <Short month={after} />
        </LinkButton>
      </nav>
    </div>
  );
}
