import noMatch from 'drawn/no-match.svg';
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
    <Page title="Your Plant" width="read">
      {!error && <Skeleton count={3} label="Loading your plant" />}
      {isUnknown && (
        <EmptyState
          title="We can’t find this plant in your garden"
          drawing={noMatch}
          actions={
            <LinkButton to={paths.garden} icon="pot">
              My Garden
            </LinkButton>
          }
        >
          <p>It may have been deleted, or it belongs to another account.</p>
        </EmptyState>
      )}
      {Boolean(error) && !isUnknown && (
        <Failed title="We couldn’t load this plant" isBusy={isBusy} onRetry={onRetry}>
          It’s safe on the server.
        </Failed>
      )}
    </Page>
  );
}
