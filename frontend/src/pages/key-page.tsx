import { lazy, Suspense } from 'react';
import { tKeyPage } from '../languages/keypage';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const KeyOfPage = lazy(async () => ({ default: (await withTexts(import('./key/key'))).Key }));

/** The plant key: finds a plant of the library by what is seen of it, also where an identification is not sure. */
export const KeyPage = () => (
  <Page title={tKeyPage('title')} lead={tKeyPage('lead')} back>
    <Suspense fallback={<Skeleton shape="card" label={tKeyPage('loading')} />}>
      <KeyOfPage />
    </Suspense>
  </Page>
);
