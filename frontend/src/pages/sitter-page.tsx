import lily from 'drawn/lily.svg';
import { useParams } from 'react-router-dom';
import { SitterDays } from '../features/sitter/sitter-days';
import styles from '../features/sitter/sitter.module.css';
import type { ApiError } from '../shared/api/api';
import { useGetSitterPageQuery, type SitterPageDto } from '../shared/api/sitter';
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
    <Page title="Looking After the Plants" lead={data && !isClosed && daysWords(data)} width="wide">
      {!data && !error && <Skeleton shape="row" count={4} label="Loading what there is to do" />}
      {isClosed && (
        <Banner kind="warning" title="This page is closed" announce>
          The link is no longer good: its days are over, it was ended, or it has to be made again. It may also
          be incomplete. Please ask the person whose plants they are for a new one.
        </Banner>
      )}
      {error && !isClosed && !data && (
        <Failed title="We couldn’t load the tasks" isBusy={isFetching} onRetry={() => void refetch()}>
          What you ticked is kept.
        </Failed>
      )}
      {data && !isClosed && <Tasks token={token} page={data} onStale={() => void refetch()} />}
    </Page>
  );
}

const daysWords = ({ from, to, today }: SitterPageDto) =>
  from === to ? dateWords(from, today) : `${dateWords(from, today)} to ${dateWords(to, today)}`;

function Tasks({ token, page, onStale }: { token: string; page: SitterPageDto; onStale: () => void }) {
  const { to, today, note, days } = page;
  return (
    <>
      {note && (
        <Card title="A note for you" look="moss">
          <p className={styles.note}>{note}</p>
        </Card>
      )}
      {today > to && (
        <Banner kind="success" title="These days are over">
          Thank you for looking after the plants!
        </Banner>
      )}
      {days.length === 0 && today <= to ? (
        <EmptyState title="Nothing is due on these days" drawing={lily}>
          <p>The plants can wait. Please look here again later: it may change.</p>
        </EmptyState>
      ) : (
        <SitterDays token={token} page={page} onStale={onStale} />
      )}
    </>
  );
}
