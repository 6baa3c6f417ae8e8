import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Doctor = lazy(async () => ({ default: (await import('./doctor/doctor')).Doctor }));

/** The guided check: of a plant of the garden, or of any other. */
export const DoctorPage = () => (
  <Page title="What is wrong?" back>
    <Suspense fallback={<Skeleton shape="card" label="Loading the first question" />}>
      <Doctor />
    </Suspense>
  </Page>
);
