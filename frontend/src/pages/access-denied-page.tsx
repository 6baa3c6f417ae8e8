import cactus from 'drawn/cactus.svg';
import { tDenied } from '../languages/denied';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Replaces an admin page for members without the admin role. */
export const AccessDeniedPage = () => (
  <Page title={tDenied('title')} width="form" drawing={cactus}>
    <p>{tDenied('text')}</p>
    <div>
      <LinkButton to={paths.home} icon="home">
        {tDenied('home')}
      </LinkButton>
    </div>
  </Page>
);
