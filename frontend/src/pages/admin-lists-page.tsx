import { lazy, Suspense, type ReactNode } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const People = lazy(async () => ({ default: (await import('../features/admin/people')).People }));
const Messages = lazy(async () => ({ default: (await import('../features/admin/messages')).Messages }));
const ParkedJobs = lazy(async () => ({
  default: (await import('../features/admin/parked-jobs')).ParkedJobs,
}));

/** One file for the three pages, as each file of a page is named in the code that every page loads. */
const ListPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Page title={title} width="text" lead={lead}>
    <Suspense fallback={<Skeleton shape="row" count={4} label="Loading" />}>{children}</Suspense>
  </Page>
);

/** The people with an account, for admins. */
export const PeoplePage = () => (
  <ListPage title="People" lead="Everybody with an account. Premium that you give can have an end.">
    <People />
  </ListPage>
);

/** The messages to the team, for admins. */
export const MessagesPage = () => (
  <ListPage title="Messages" lead="What people wrote to the team. Each was mailed to you as well.">
    <Messages />
  </ListPage>
);

/** The jobs that failed for good, for admins. */
export const ParkedJobsPage = () => (
  <ListPage title="Parked Jobs" lead="Work that failed again and again. It stays here for 30 days.">
    <ParkedJobs />
  </ListPage>
);
