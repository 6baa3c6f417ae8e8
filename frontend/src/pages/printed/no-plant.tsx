import noMatch from 'drawn/no-match.svg';
import { tPrinted } from '../../languages/printed';
import { tShell } from '../../languages/shell';
import type { ApiError } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';

interface Props {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

/** Instead of a page about one plant: it is loading, could not be loaded, or is not in this garden. */
export function NoPlant({ error, isBusy, onRetry }: Props) {
  const isUnknown = [400, 404].includes(Number((error as ApiError | undefined)?.status));
  return (
    <Page title={tPrinted('plant')} width="read">
      {!error && <Skeleton count={3} label={tPrinted('loadingPlant')} />}
      {isUnknown && (
        <EmptyState
          title={tPrinted('notFound')}
          drawing={noMatch}
          actions={
            <LinkButton to={paths.garden} icon="pot">
              {tShell('myGarden')}
            </LinkButton>
          }
        >
          <p>{tPrinted('notFoundText')}</p>
        </EmptyState>
      )}
      {Boolean(error) && !isUnknown && (
        <Failed title={tPrinted('plantNotLoaded')} isBusy={isBusy} onRetry={onRetry}>
          {tPrinted('safe')}
        </Failed>
      )}
    </Page>
  );
}
