import noMatch from 'drawn/no-match.svg';
import type { ApiError } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { Page } from '../../shared/ui/page';

interface Props {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => void;
}

/** The plant does not exist, or could not be loaded. */
export function Missing({ error, isBusy, onRetry }: Props) {
  if (error.status === 404 || error.status === 400) {
    return (
      <Page title="Your Plant" back>
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
      </Page>
    );
  }
  return (
    <Page title="Your Plant" back>
      <Failed title="We couldn’t load this plant" isBusy={isBusy} onRetry={onRetry}>
        It’s safe on the server.
      </Failed>
    </Page>
  );
}
