import { useSelector } from 'react-redux';
import { api, useSignedInUserQuery, type Account } from '../../shared/api/api';

/** The signed-in account, if there is one, and whether the session is still being checked. */
export function useSession(): { account: Account | null; isLoading: boolean } {
  const { data, isUninitialized, isLoading } = useSignedInUserQuery();
  return { account: data ?? null, isLoading: isLoading || isUninitialized };
}

const selectSession = api.endpoints.signedInUser.select(undefined);

/** The account as far as the page knows it already; asks for nothing, so that every row of a long list may use it. */
export const useKnownAccount = (): Account | null =>
  useSelector((state: Parameters<typeof selectSession>[0]) => selectSession(state).data) ?? null;

/** The signed-in account. For members' pages only: it throws for visitors. */
export function useAccount(): Account {
  const account = useKnownAccount();
  if (!account) throw new Error('This page is for members, but nobody is signed in.');
  return account;
}
