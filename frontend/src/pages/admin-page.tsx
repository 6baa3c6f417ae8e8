import { ComingPage } from './coming-page';
import { ForAdmins } from './for-admins';

/** The dashboard, which is not built yet, for admins only. */
export const AdminPage = () => (
  <ForAdmins>
    <ComingPage />
  </ForAdmins>
);
