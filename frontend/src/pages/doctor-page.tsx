import { lazy, Suspense } from 'react';
import { tDoctor } from '../languages/doctor';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Doctor = lazy(async () => ({ default: (await withTexts(import('./doctor/doctor'))).Doctor }));

/** The guided check: of a plant of the garden, or of any other. */
export const DoctorPage = () => (
  <Page title={tDoctor('title')} back>
    <Suspense fallback={<Skeleton shape="card" label={tDoctor('loading')} />}>
      <Doctor />
    </Suspense>
  </Page>
);
