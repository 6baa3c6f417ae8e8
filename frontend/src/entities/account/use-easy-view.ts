import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from '../../shared/api/dispatch';
import { currentLook } from '../../shared/lib/look';
import { chooseEasyView } from './settle-easy-view';
import { useKnownAccount } from './use-account';

/** Whether Easy view is on, and the function that turns it on or off: on this device at once, and in the account. */
export function useEasyView() {
  const account = useKnownAccount();
  const dispatch = useDispatch<Dispatch>();
  const [isEasy, setIsEasy] = useState(() => 'document' in globalThis && currentLook().easy);
  const choose = useCallback(
    (easy: boolean) => {
      setIsEasy(easy);
      void chooseEasyView(easy, account, dispatch);
    },
    [account, dispatch],
  );
  return { isEasy, choose };
}
