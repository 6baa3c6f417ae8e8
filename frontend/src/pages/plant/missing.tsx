import noMatch from 'drawn/no-match.svg';
import { tPlant } from '../../languages/plant';
import { tShell } from '../../languages/shell';
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
export const Missing = ({ error, isBusy, onRetry }: Props) => (
  <Page title={tPlant('title')} back>
    {error.status === 404 || error.status === 400 ? (
      <EmptyState
        title={tPlant('notFound')}
        drawing={noMatch}
        actions={
          <LinkButton to={paths.garden} icon="pot">
            {tShell('myGarden')}
          </LinkButton>
        }
      >
        <p>{tPlant('notFoundText')}</p>
      </EmptyState>
    ) : (
      <Failed title={tPlant('notLoaded')} isBusy={isBusy} onRetry={onRetry}>
        {tPlant('safe')}
      </Failed>
    )}
  </Page>
);
