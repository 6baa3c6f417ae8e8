import { lazy, Suspense } from 'react';
import { ToDashboard } from '../features/admin/to-dashboard';
import { tDesk } from '../languages/desk';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Desk = lazy(async () => ({ default: (await withTexts(import('../features/community/desk'))).Desk }));

const AnswerText = lazy(async () => ({
  default: (await import('../features/chat/answer-text')).AnswerText,
}));

/** Questions to the experts, photos to look at and what was reported, for admins. */
export function CommunityDeskPage() {
  return (
    <Page title={tDesk('title')} width="text" lead={tDesk('lead')} actions={<ToDashboard />}>
      <Suspense fallback={<Skeleton shape="row" count={3} label={tDesk('loading')} />}>
        <Desk AnswerText={AnswerText} />
      </Suspense>
    </Page>
  );
}
