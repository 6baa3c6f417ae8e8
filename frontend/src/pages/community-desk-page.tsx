import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Desk = lazy(async () => ({ default: (await import('../features/community/desk')).Desk }));

const AnswerText = lazy(async () => ({
  default: (await import('../features/chat/answer-text')).AnswerText,
}));

/** Questions to the experts, photos to look at and what was reported, for admins. */
export function CommunityDeskPage() {
  return (
    <Page
      title="Questions and Reports"
      width="text"
      lead="What members ask the experts, and what they have reported."
    >
      <Suspense fallback={<Skeleton shape="row" count={3} label="Loading what waits for you" />}>
        <Desk AnswerText={AnswerText} />
      </Suspense>
    </Page>
  );
}
