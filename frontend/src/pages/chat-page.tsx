import { lazy, Suspense } from 'react';
import { useSession } from '../entities/account/use-account';
import { PremiumRequired } from '../features/chat/premium-required';
import { useConversationsInfiniteQuery } from '../shared/api/chat';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** The code for conversations and Markdown is fetched for those who may use it. */
const Expert = lazy(async () => ({ default: (await import('./chat/expert')).Expert }));
const Kept = lazy(async () => ({ default: (await import('./chat/kept')).Kept }));

/** The plant expert, for premium members. */
export function ChatPage() {
  const { account } = useSession();
  if (account?.entitlements.expertChat)
    return (
      <Suspense fallback={<Skeleton shape="row" count={4} label="Loading your conversations" />}>
        <Expert />
      </Suspense>
    );
  return (
    <Page
      title="AI Plant Expert"
      lead="Ask about your plants. The expert looks into your garden and our library."
    >
      {account ? (
        <WithoutPremium />
      ) : (
        <EmptyState title="Login Required" actions={<LinkButton to={paths.login}>Login</LinkButton>}>
          <p>Please log in to talk with the expert.</p>
        </EmptyState>
      )}
    </Page>
  );
}

/** What it takes to talk with the expert, and what a member whose premium has ended has said before. */
function WithoutPremium() {
  const { data, isLoading } = useConversationsInfiniteQuery();
  const hasSome = data?.pages.some(({ conversations }) => conversations.length > 0) ?? false;
  return (
    <>
      <PremiumRequired hasConversations={isLoading ? undefined : hasSome} />
      {hasSome && (
        <Suspense fallback={<Skeleton shape="row" count={2} label="Loading your conversations" />}>
          <Kept />
        </Suspense>
      )}
    </>
  );
}
