import { lazy, Suspense, type ReactNode } from 'react';
import { ToDashboard } from '../features/admin/to-dashboard';
import { tAdminLists } from '../languages/adminLists';
import { tShell } from '../languages/shell';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const People = lazy(async () => ({ default: (await withTexts(import('../features/admin/people'))).People }));
const Messages = lazy(async () => ({
  default: (await withTexts(import('../features/admin/messages'))).Messages,
}));
const ParkedJobs = lazy(async () => ({
  default: (await withTexts(import('../features/admin/parked-jobs'))).ParkedJobs,
}));

/** One file for the three pages, as each file of a page is named in the code that every page loads. */
const ListPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Page title={title} width="text" lead={lead} actions={<ToDashboard />}>
    <Suspense fallback={<Skeleton shape="row" count={4} label={tShell('loading')} />}>{children}</Suspense>
  </Page>
);

/** The people with an account, for admins. */
export const PeoplePage = () => (
  <ListPage title={tAdminLists('people')} lead={tAdminLists('peopleLead')}>
    <People />
  </ListPage>
);

/** The messages to the team, for admins. */
export const MessagesPage = () => (
  <ListPage title={tAdminLists('messages')} lead={tAdminLists('messagesLead')}>
    <Messages />
  </ListPage>
);

/** The jobs that failed for good, for admins. */
export const ParkedJobsPage = () => (
  <ListPage title={tAdminLists('parked')} lead={tAdminLists('parkedLead')}>
    <ParkedJobs />
  </ListPage>
);
