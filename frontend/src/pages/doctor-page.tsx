import { lazy, Suspense } from 'react';
import { useSteps } from '../features/doctor/use-steps';
import { tDoctor } from '../languages/doctor';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Doctor = lazy(async () => ({ default: (await withTexts(import('./doctor/doctor'))).Doctor }));

/** The guided check: of a plant of the garden, or of any other. */
export const DoctorPage = () => (
  // Back leaves the check at once, however many questions were answered.
  <Page title={tDoctor('title')} back={useSteps() + 1}>
    <Suspense fallback={<Skeleton shape="card" label={tDoctor('loading')} />}>
      <Doctor />
    </Suspense>
  </Page>
);
