import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isKnown } from '../entities/account/account';
import type { Account } from '../shared/api/api';
import type { Dispatch } from '../shared/api/dispatch';
import { currentLook } from '../shared/lib/look';

const disagree = (account: Account | null): account is Account =>
  account !== null && isKnown(account) && Boolean(account.easyView) !== currentLook().easy;

/** Settles Easy view where device and account disagree about it. */
export function useEasyLook(account: Account | null) {
  const dispatch = useDispatch<Dispatch>();
  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
    if (!disagree(account)) return;
    void import('../entities/account/settle-easy-view').then(
      // A page that opens may have chosen in the meantime.
      ({ settleEasyView }) => disagree(latest.current) && settleEasyView(latest.current, dispatch),
      () => undefined,
    );
  }, [account, dispatch]);
}
