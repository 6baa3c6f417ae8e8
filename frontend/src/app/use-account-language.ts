import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isKnown } from '../entities/account/account';
import { keptLanguage, LANGUAGE_UNSAVED } from '../languages/choose';
import type { Account } from '../shared/api/api';
import type { Dispatch } from '../shared/api/dispatch';

/** English is what nobody has to choose. */
const disagree = ({ language }: Account) => (language ?? 'en') !== (keptLanguage() ?? 'en');

/** Settles the language where device and account disagree about it. */
export function useAccountLanguage(account: Account | null) {
  const dispatch = useDispatch<Dispatch>();
  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
    if (!account || !isKnown(account)) return;
    // What the account knows already is saved.
    if (!disagree(account)) return localStorage.removeItem(LANGUAGE_UNSAVED);
    void import('../entities/account/settle-language').then(
      // Another one may have been chosen in the meantime.
      async ({ settleLanguage }) => {
        const { current } = latest;
        if (current && disagree(current)) await settleLanguage(current, dispatch);
      },
      () => undefined,
    );
  }, [account, dispatch]);
}
