import emptyHistory from 'drawn/empty-history.svg';
import { isKnown } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { IdentificationList } from '../features/identify/identification-list';
import { titleOf } from '../features/identify/reading';
import { tIdentifications } from '../languages/identifications';
import type { FindingDto } from '../shared/api/api';
import { useIdentificationHistoryInfiniteQuery } from '../shared/api/identification';
import { paths } from '../shared/paths';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Failed } from '../shared/ui/failed';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const loadKept = async () => (await import('../features/on-device/kept-list')).KeptList;

/** What a device says and what the history will say have one title. */
const titleOfKept = (result: FindingDto) => titleOf({ state: 'answered', result, feedback: null });

/** All identifications of a member, newest first. */
export function HistoryPage() {
  const account = useAccount();
  const history = useIdentificationHistoryInfiniteQuery();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = history;
  const records = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const isEmpty = data && records.length === 0;

  return (
    <Page
      title={tIdentifications('title')}
      actions={
        !isEmpty && (
          <LinkButton to={paths.identify} icon="camera">
            {tIdentifications('identify')}
          </LinkButton>
        )
      }
    >
      <Late load={loadKept} of={isKnown(account) ? { owner: account.id, titleOf: titleOfKept } : undefined} />
      {!data && !error && <Skeleton shape="row" count={5} label={tIdentifications('loading')} />}
      {error && (
        <Failed title={tIdentifications('notLoaded')} isBusy={isFetching} onRetry={refetch}>
          {tIdentifications('safe')}
        </Failed>
      )}
      {isEmpty && <Nothing />}
      {records.length > 0 && <IdentificationList records={records} />}
      {hasNextPage && (
        <div>
          <Button look="secondary" icon="down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {tIdentifications('showMore')}
          </Button>
        </div>
      )}
    </Page>
  );
}

const Nothing = () => (
  <EmptyState
    title={tIdentifications('none')}
    drawing={emptyHistory}
    actions={
      <LinkButton to={paths.identify} icon="camera">
        {tIdentifications('identify')}
      </LinkButton>
    }
  >
    <p>{tIdentifications('noneText')}</p>
  </EmptyState>
);
