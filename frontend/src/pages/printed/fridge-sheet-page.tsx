import lily from 'drawn/lily.svg';
import { tCare } from '../../languages/care';
import { tPrinted } from '../../languages/printed';
import { rich } from '../../languages/rich';
import { tShell } from '../../languages/shell';
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
      title={tPrinted('weekTitle')}
      lead={tPrinted('weekDays', { from: dateWords(today, today), to: dateWords(last, today) })}
      width="read"
      actions={
        <>
          {days && !isEmpty && <PrintButton />}
          <LinkButton to={paths.calendar} look="secondary" icon="calendar">
            {tPrinted('calendar')}
          </LinkButton>
        </>
      }
    >
      {!days && !hasFailed && <Skeleton shape="row" count={4} label={tPrinted('loadingWeek')} />}
      {hasFailed && (
        <Failed title={tPrinted('weekNotLoaded')} isBusy={isFetching} onRetry={retry}>
          {tPrinted('nothingLost')}
        </Failed>
      )}
      {isEmpty && (
        <EmptyState
          title={tPrinted('emptyTitle')}
          drawing={lily}
          actions={
            <LinkButton to={paths.garden} icon="pot">
              {tShell('myGarden')}
            </LinkButton>
          }
        >
          <p>{tPrinted('emptyText')}</p>
        </EmptyState>
      )}
      {days && !isEmpty && (
        <Paper>
          <OnScreen>
            <p>{tPrinted('forFridge')}</p>
          </OnScreen>
          <p>
            {rich(tPrinted('beforeWatering', { check: tCare('checkFirst') }), {
              strong: (words) => <strong>{words}</strong>,
            })}
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
