import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isKnown } from '../../entities/account/account';
import { useAccount } from '../../entities/account/use-account';
import { useEasyView } from '../../entities/account/use-easy-view';
import { EASY_ON } from '../../shared/lib/look';

/** Turns Easy view on where its link was pressed. A bookmark, a reload and Back show the page, and leave the account as it is. */
export function useEasyOn() {
  const account = useAccount();
  const hasAccount = isKnown(account);
  const { choose } = useEasyView();
  const { state } = useLocation();
  const isPressed = useNavigationType() === 'PUSH' && state === EASY_ON;
  useEffect(() => {
    if (isPressed && hasAccount && !account.easyView) choose(true);
    // When the page is opened only: leaving it turns Easy view off.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasAccount]);
}
