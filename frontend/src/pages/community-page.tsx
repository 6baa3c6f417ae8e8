import { lazy, Suspense } from 'react';
import { useAccount } from '../entities/account/use-account';
import { tCommunity } from '../languages/community';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const MemberCommunity = lazy(async () => ({
  default: (await withTexts(import('../features/community/member-community'))).MemberCommunity,
}));
const FormerCommunity = lazy(async () => ({
  default: (await withTexts(import('../features/community/former-community'))).FormerCommunity,
}));

const AnswerText = lazy(async () => ({
  default: (await import('../features/chat/answer-text')).AnswerText,
}));

/** The community: cards and feed for premium members; for the others an invitation, and what they have written before. */
export function CommunityPage() {
  const { community } = useAccount().entitlements;
  return (
    <Page title={tCommunity('title')} lead={tCommunity('lead')}>
      <Suspense fallback={<Skeleton shape="row" count={4} label={tCommunity('loading')} />}>
        {community ? (
          <MemberCommunity AnswerText={AnswerText} />
        ) : (
          <FormerCommunity AnswerText={AnswerText} />
        )}
      </Suspense>
    </Page>
  );
}
