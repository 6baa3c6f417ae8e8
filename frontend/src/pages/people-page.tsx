import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const People = lazy(async () => ({ default: (await import('../features/admin/people')).People }));

/** The people with an account, for admins. */
export const PeoplePage = () => (
  <Page title="People" width="text" lead="Everybody with an account. Premium that you give can have an end.">
    <Suspense fallback={<Skeleton shape="row" count={4} label="Loading" />}>
      <People />
    </Suspense>
  </Page>
);
