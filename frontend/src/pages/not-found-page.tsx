import notFound from 'drawn/not-found.svg';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Shown at every unknown address. */
export function NotFoundPage() {
  return (
    <Page title="404 Page Not Found">
      <EmptyState
        title="Nothing grows at this address"
        drawing={notFound}
        actions={
          <>
            <LinkButton to={paths.home} icon="home">
              Go to Home
            </LinkButton>
            <LinkButton to={paths.identify} look="secondary" icon="camera">
              Identify a Plant
            </LinkButton>
          </>
        }
      >
        <p>The link may be old or have a typo. Your plants are right where you left them.</p>
      </EmptyState>
    </Page>
  );
}
