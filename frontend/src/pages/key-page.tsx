import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const KeyOfPage = lazy(async () => ({ default: (await import('./key/key')).Key }));

/** The plant key: finds a plant of the library by what is seen of it, also where an identification is not sure. */
export const KeyPage = () => (
  <Page
    title="What do you see?"
    lead="Tap what looks most like your plant. A wrong tap does no harm: no plant is thrown out."
    back
  >
    <Suspense fallback={<Skeleton shape="card" label="Loading the first question" />}>
      <KeyOfPage />
    </Suspense>
  </Page>
);
