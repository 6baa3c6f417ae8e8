import { useSignedInUserQuery, type Account } from '../../shared/api/api';

/** Who is signed in, if anybody, and whether that is known yet. */
export function useSession(): { account: Account | null; isLoading: boolean } {
  const { data, isUninitialized, isLoading } = useSignedInUserQuery();
  return { account: data ?? null, isLoading: isLoading || isUninitialized };
}

/** The signed-in user; for pages of members, which are shown to nobody else. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('This page is for members, but nobody is signed in.');
  return account;
}
