import { useSignedInUserQuery, type Account } from '../../shared/api/api';

/** The signed-in account, if there is one, and whether the session is still being checked. */
export function useSession(): { account: Account | null; isLoading: boolean } {
  const { data, isUninitialized, isLoading } = useSignedInUserQuery();
  return { account: data ?? null, isLoading: isLoading || isUninitialized };
}

/** The signed-in account. For members' pages only: it throws for visitors. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('This page is for members, but nobody is signed in.');
  return account;
}
