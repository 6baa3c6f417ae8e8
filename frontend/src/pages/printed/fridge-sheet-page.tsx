import lily from 'drawn/lily.svg';
import { tCare } from '../../languages/care';
import { OnScreen, Paper, PrintButton } from './paper';
import { dateWords } from '../../shared/lib/local-date';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { Day } from './sheet-day';
import { useWeek } from './use-week';
import styles from './fridge-sheet.module.css';

/** The care of the next seven days on paper, with boxes to tick with a pen. */
export function FridgeSheetPage() {
  const { today, last, days, hasFailed, isFetching, retry } = useWeek();
  const isEmpty = days?.every(({ plants }) => plants.length === 0);
  return (
    <Page
      title="Your Plants This Week"
      lead={`${dateWords(today, today)} to ${dateWords(last, today)}`}
      width="read"
      actions={
        <>
          {days && !isEmpty && <PrintButton />}
          <LinkButton to={paths.calendar} look="secondary" icon="calendar">
            Care Calendar
          </LinkButton>
        </>
      }
    >
      {!days && !hasFailed && <Skeleton shape="row" count={4} label="Loading the week" />}
      {hasFailed && (
        <Failed title="We couldn’t load the week" isBusy={isFetching} onRetry={retry}>
          Nothing is lost.
        </Failed>
      )}
      {isEmpty && (
        <EmptyState
          title="Nothing to do in the next seven days"
          drawing={lily}
          actions={
            <LinkButton to={paths.garden} icon="pot">
              My Garden
            </LinkButton>
          }
        >
          <p>There is nothing to print this week.</p>
        </EmptyState>
      )}
      {days && !isEmpty && (
        <Paper>
          <OnScreen>
            <p>For the fridge door: print it, and tick with a pen what you have done.</p>
          </OnScreen>
          <p>
            Before you water: <strong>{tCare('checkFirst')}</strong> If it’s still moist, leave it for another
            day.
          </p>
          <div className={styles.days}>
            {days.map((day) => (
              <Day key={day.date} day={day} today={today} />
            ))}
          </div>
        </Paper>
      )}
    </Page>
  );
}
