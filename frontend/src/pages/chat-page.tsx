import { lazy, Suspense } from 'react';
import { useAccount } from '../entities/account/use-account';
import { PremiumRequired } from '../features/chat/premium-required';
import { tChat } from '../languages/chat';
import { withTexts } from '../languages/texts';
import { useConversationsInfiniteQuery } from '../shared/api/chat';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** The code for conversations and Markdown is fetched for those who may use it. */
const Expert = lazy(async () => ({ default: (await withTexts(import('./chat/expert'))).Expert }));
const Kept = lazy(async () => ({ default: (await withTexts(import('./chat/kept'))).Kept }));

/** The plant expert, for premium members. */
export function ChatPage() {
  const account = useAccount();
  if (account.entitlements.expertChat)
    return (
      <Suspense fallback={<Skeleton shape="row" count={4} label={tChat('loading')} />}>
        <Expert />
      </Suspense>
    );
  return (
    <Page title={tChat('title')} lead={tChat('lead')}>
      <WithoutPremium />
    </Page>
  );
}

/** What it takes to talk with the expert, and what a member whose premium has ended has said before. */
function WithoutPremium() {
  const { data, isLoading } = useConversationsInfiniteQuery();
  const hasSome = data?.pages.some(({ rows }) => rows.length > 0) ?? false;
  return (
    <>
      <PremiumRequired hasConversations={isLoading ? undefined : hasSome} />
      {hasSome && (
        <Suspense fallback={<Skeleton shape="row" count={2} label={tChat('loading')} />}>
          <Kept />
        </Suspense>
      )}
    </>
  );
}
