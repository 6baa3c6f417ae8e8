import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Messages = lazy(async () => ({ default: (await import('../features/admin/messages')).Messages }));

/** The messages to the team, for admins. */
export const MessagesPage = () => (
  <Page title="Messages" width="text" lead="What people wrote to the team. Each was mailed to you as well.">
    <Suspense fallback={<Skeleton shape="row" count={4} label="Loading" />}>
      <Messages />
    </Suspense>
  </Page>
);
