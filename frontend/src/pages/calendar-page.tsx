import { useSearchParams } from 'react-router-dom';
import { tCalendar } from '../languages/calendar';
import { tShell } from '../languages/shell';
import { useAccount } from '../entities/account/use-account';
import { useMeasured } from '../entities/care/use-measured';
import { useGetCareCalendarQuery, type ApiError } from '../shared/api/api';
import { localDateIn, monthWords } from '../shared/lib/local-date';
import { useMedia } from '../shared/lib/use-media';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { Failed } from '../shared/ui/failed';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import { MonthGrid } from './calendar/month-grid';
import { MonthList } from './calendar/month-list';
import { MonthNav } from './calendar/month-nav';
import styles from './calendar/calendar.module.css';
import { monthFrom } from './calendar/month';

const loadMonth = async () => (await import('../features/year/month-of-garden')).MonthOfGarden;

/** A month of care for the whole garden: what is due, what is expected, what was done. */
export function CalendarPage() {
  const [search] = useSearchParams();
  const today = localDateIn(useAccount().timeZone);
  const month = monthFrom(search.get('month'), today);
  const { currentData: data, error, isFetching, refetch } = useGetCareCalendarQuery({ month });
  const measured = useMeasured();
  const isWide = useMedia('(min-width: 60rem)');
  const View = isWide ? MonthGrid : MonthList;

  return (
    <Page
      title={tCalendar('title')}
      actions={
        <>
          <LinkButton to={paths.garden} look="secondary" icon="pot">
            {tShell('myGarden')}
          </LinkButton>
          <LinkButton to={paths.away} look="secondary" icon="home">
            {tCalendar('away')}
          </LinkButton>
          <LinkButton to={paths.fridgeSheet} look="secondary" icon="journal">
            {tCalendar('fridgeSheet')}
          </LinkButton>
        </>
      }
    >
      <MonthNav month={month} today={today} />
      {!data && !error && (
        <Skeleton shape="row" count={6} label={tCalendar('loading', { month: monthWords(month) })} />
      )}
      {!data && error && (
        <NoMonth error={error as ApiError} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <View
          month={month}
          today={data.today}
          days={data.days.map((day) => ({
            ...day,
            tasks: day.tasks.map(measured),
            done: day.done.map(measured),
          }))}
        />
      )}
      {data && (
        <Late load={loadMonth} of={{ month, isNow: month === today.slice(0, 7) }} className={styles.month} />
      )}
    </Page>
  );
}

interface NoMonthProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

const NoMonth = ({ error: { status, message }, isBusy, onRetry }: NoMonthProps) =>
  status === 400 || status === 404 ? (
    <Banner
      title={tCalendar('noMonth')}
      action={<LinkButton to={paths.calendar}>{tCalendar('thisMonth')}</LinkButton>}
    >
      {message}
    </Banner>
  ) : (
    <Failed title={tCalendar('notLoaded')} isBusy={isBusy} onRetry={onRetry}>
      {tCalendar('nothingLost')}
    </Failed>
  );
