import { lazy, Suspense } from 'react';
import { ToDashboard } from '../features/admin/to-dashboard';
import { tNewsletterIssues } from '../languages/newsletterIssues';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Issues = lazy(async () => ({
  default: (await withTexts(import('../features/newsletter/issues'))).Issues,
}));

/** The newsletter, for admins. */
export function NewsletterIssuesPage() {
  return (
    <Page
      title={tNewsletterIssues('title')}
      width="text"
      lead={tNewsletterIssues('lead')}
      actions={<ToDashboard />}
    >
      <Suspense fallback={<Skeleton shape="row" count={3} label={tNewsletterIssues('loading')} />}>
        <Issues />
      </Suspense>
    </Page>
  );
}
