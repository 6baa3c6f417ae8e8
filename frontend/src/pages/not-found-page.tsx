import notFound from 'drawn/not-found.svg';
import { tNotFound } from '../languages/notFound';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Shown at every unknown address. */
export function NotFoundPage() {
  return (
    <Page title={tNotFound('title')}>
      <EmptyState
        title={tNotFound('nothing')}
        drawing={notFound}
        actions={
          <>
            <LinkButton to={paths.home} icon="home">
              {tNotFound('home')}
            </LinkButton>
            <LinkButton to={paths.identify} look="secondary" icon="camera">
              {tNotFound('identify')}
            </LinkButton>
          </>
        }
      >
        <p>{tNotFound('text')}</p>
      </EmptyState>
    </Page>
  );
}
