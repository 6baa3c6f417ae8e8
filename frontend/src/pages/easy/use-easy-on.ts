import { useEffect } from 'react';
import { isKnown } from '../../entities/account/account';
import { useAccount } from '../../entities/account/use-account';
import { useEasyView } from '../../entities/account/use-easy-view';

/** Opening a page of Easy view turns it on. */
export function useEasyOn() {
  const account = useAccount();
  const hasAccount = isKnown(account);
  const { choose } = useEasyView();
  useEffect(() => {
    if (hasAccount && !account.easyView) choose(true);
    // When the page is opened only: leaving it turns Easy view off.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasAccount]);
}
