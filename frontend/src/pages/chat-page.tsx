import { lazy, Suspense } from 'react';
import { useSession } from '../entities/account/use-account';
import { PremiumRequired } from '../features/chat/premium-required';
import { tChat } from '../languages/chat';
import { tFrame } from '../languages/frame';
import { withTexts } from '../languages/texts';
import { useConversationsInfiniteQuery } from '../shared/api/chat';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** The code for conversations and Markdown is fetched for those who may use it. */
const Expert = lazy(async () => ({ default: (await withTexts(import('./chat/expert'))).Expert }));
const Kept = lazy(async () => ({ default: (await withTexts(import('./chat/kept'))).Kept }));

/** The plant expert, for premium members. */
export function ChatPage() {
  const { account } = useSession();
  if (account?.entitlements.expertChat)
    return (
      <Suspense fallback={<Skeleton shape="row" count={4} label={tChat('loading')} />}>
        <Expert />
      </Suspense>
    );
  return (
    <Page title={tChat('title')} lead={tChat('lead')}>
      {account ? (
        <WithoutPremium />
      ) : (
        <EmptyState
          title={tChat('loginRequired')}
          actions={<LinkButton to={paths.login}>{tFrame('login')}</LinkButton>}
        >
          <p>{tChat('pleaseLogIn')}</p>
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
        <Suspense fallback={<Skeleton shape="row" count={2} label={tChat('loading')} />}>
          <Kept />
        </Suspense>
      )}
    </>
  );
}
