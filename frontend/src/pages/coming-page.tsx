import fern from 'drawn/fern.svg';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Stands where a part of the app is not built yet, and says so. */
export function ComingPage() {
  return (
    <Page title="This part is being planted">
      <EmptyState
        title="It is not here yet"
        drawing={fern}
        actions={
          <LinkButton to={paths.home} icon="back">
            Back to the start
          </LinkButton>
        }
      >
        <p>This page will be part of Leaflore, but there is nothing to use on it today.</p>
      </EmptyState>
    </Page>
  );
}
