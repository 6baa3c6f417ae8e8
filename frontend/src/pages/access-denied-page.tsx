import cactus from 'drawn/cactus.svg';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Replaces an admin page for members without the admin role. */
export const AccessDeniedPage = () => (
  <Page title="Access Denied" width="form" drawing={cactus}>
    <p>Admin access required to view this page.</p>
    <div>
      <LinkButton to={paths.home} icon="home">
        Go to Home
      </LinkButton>
    </div>
  </Page>
);
