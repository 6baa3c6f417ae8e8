import { lazy, Suspense } from 'react';
import { useSession } from '../entities/account/use-account';
import { PremiumRequired } from '../features/chat/premium-required';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** The code for conversations and Markdown is fetched for those who may use it. */
const Expert = lazy(async () => ({ default: (await import('./chat/expert')).Expert }));

/** The plant expert, for premium members. */
export function ChatPage() {
  const { account } = useSession();
  return (
    <Page
      title="AI Plant Expert"
      lead="Ask about your plants. The expert looks into your garden and our library."
    >
      {!account && (
        <EmptyState title="Login Required" actions={<LinkButton to={paths.login}>Login</LinkButton>}>
          <p>Please log in to talk with the expert.</p>
        </EmptyState>
      )}
      {account && !account.entitlements.expertChat && <PremiumRequired />}
      {account?.entitlements.expertChat && (
        <Suspense fallback={<Skeleton shape="row" count={4} label="Loading your conversations" />}>
          <Expert />
        </Suspense>
      )}
    </Page>
  );
}
