import { tAdmin } from '../../languages/admin';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';

/** Back to the dashboard, from the pages that it leads to. */
export const ToDashboard = () => (
  <LinkButton to={paths.admin} look="secondary" icon="back">
    {tAdmin('title')}
  </LinkButton>
);
