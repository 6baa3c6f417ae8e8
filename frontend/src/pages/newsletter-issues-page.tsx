import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Issues = lazy(async () => ({ default: (await import('../features/newsletter/issues')).Issues }));

/** The newsletter, for admins. */
export function NewsletterIssuesPage() {
  return (
    <Page
      title="Newsletter"
      width="text"
      lead="Written from the season and the library. Look at it, then send it: each month once."
    >
      <Suspense fallback={<Skeleton shape="row" count={3} label="Loading the newsletter" />}>
        <Issues />
      </Suspense>
    </Page>
  );
}
