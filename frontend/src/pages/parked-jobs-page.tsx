import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const ParkedJobs = lazy(async () => ({
  default: (await import('../features/admin/parked-jobs')).ParkedJobs,
}));

/** The jobs that failed for good, for admins. */
export const ParkedJobsPage = () => (
  <Page title="Parked Jobs" width="text" lead="Work that failed again and again. It stays here for 30 days.">
    <Suspense fallback={<Skeleton shape="row" count={4} label="Loading" />}>
      <ParkedJobs />
    </Suspense>
  </Page>
);
