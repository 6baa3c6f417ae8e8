import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Desk = lazy(async () => ({ default: (await import('../features/community/desk')).Desk }));

/** Questions to the experts and reported posts, for admins. */
export function CommunityDeskPage() {
  return (
    <Page
      title="Questions and Reports"
      width="text"
      lead="What members ask the experts, and what they have reported."
    >
      <Suspense fallback={<Skeleton shape="row" count={3} label="Loading what waits for you" />}>
        <Desk />
      </Suspense>
    </Page>
  );
}
