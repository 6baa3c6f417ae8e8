import lily from 'drawn/lily.svg';
import { useParams } from 'react-router-dom';
import { tSitter } from '../languages/sitter';
import { SitterDays } from '../features/sitter/sitter-days';
import styles from '../features/sitter/sitter.module.css';
import type { ApiError } from '../shared/api/api';
import { useGetSitterPageQuery, type SitterPageDto } from '../shared/api/sitter';
import { capital } from '../shared/lib/capital';
import { dateWords } from '../shared/lib/local-date';
import { Banner } from '../shared/ui/banner';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { Failed } from '../shared/ui/failed';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** What a plant sitter sees, without a login: the tasks of the days for which the link was made. */
export function SitterPage() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetSitterPageQuery({ token });
  const isClosed = (error as ApiError | undefined)?.code === 'sitter-page-closed';

  return (
    <Page title={tSitter('title')} lead={data && !isClosed && daysWords(data)} width="wide">
      {!data && !error && <Skeleton shape="row" count={4} label={tSitter('loading')} />}
      {isClosed && (
        <Banner kind="warning" title={tSitter('closed')} announce>
          {tSitter('closedAbout')}
        </Banner>
      )}
      {error && !isClosed && !data && (
        <Failed title={tSitter('notLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
          {tSitter('kept')}
        </Failed>
      )}
      {data && !isClosed && <Tasks token={token} page={data} onStale={() => void refetch()} />}
    </Page>
  );
}

const daysWords = ({ from, to, today }: SitterPageDto) =>
  from === to
    ? capital(dateWords(from, today))
    : tSitter('days', { from: dateWords(from, today), to: dateWords(to, today) });

function Tasks({ token, page, onStale }: { token: string; page: SitterPageDto; onStale: () => void }) {
  const { to, today, note, days } = page;
  return (
    <>
      {note && (
        <Card title={tSitter('note')} look="moss">
          <p className={styles.note}>{note}</p>
        </Card>
      )}
      {today > to && (
        <Banner kind="success" title={tSitter('over')}>
          {tSitter('thanks')}
        </Banner>
      )}
      {days.length === 0 && today <= to ? (
        <EmptyState title={tSitter('nothingDue')} drawing={lily}>
          <p>{tSitter('nothingDueAbout')}</p>
        </EmptyState>
      ) : (
        <SitterDays token={token} page={page} onStale={onStale} />
      )}
    </>
  );
}
