import cactus from 'drawn/cactus.svg';
import type { ReactNode } from 'react';
import { useAccount } from '../entities/account/use-account';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** Shows a page to admins; everybody else is told that they may not see it, and where to go on. */
export const ForAdmins = ({ children }: { children: ReactNode }) =>
  useAccount().isAdmin ? (
    children
  ) : (
    <Page title="Access Denied" width="form" drawing={cactus}>
      <p>Admin access required to view this page.</p>
      <div>
        <LinkButton to={paths.home} icon="home">
          Go to Home
        </LinkButton>
      </div>
    </Page>
  );
