import { saveEasyView } from '../../shared/api/account';
import type { Account } from '../../shared/api/api';
import type { Dispatch } from '../../shared/api/dispatch';
import { applyLook, currentLook } from '../../shared/lib/look';

/** Set while the account does not know yet what was chosen on this device: before the login, or without a network. */
const UNSAVED = 'easy-view-unsaved';

/** Turns Easy view on or off on this device, and in the account if there is one. Without an answer it is saved later. */
export async function chooseEasyView(
  easy: boolean,
  account: Account | null,
  dispatch: Dispatch,
): Promise<void> {
  applyLook({ ...currentLook(), easy });
  localStorage.setItem(UNSAVED, '1');
  if (!account) return;
  const { error } = await dispatch(saveEasyView(easy));
  if (!error) localStorage.removeItem(UNSAVED);
}

/**
 * What was chosen on this device and is not saved yet wins, and so does the device where the account has chosen nothing; otherwise
 * the device follows the account.
 */
export function settleEasyView(account: Account, dispatch: Dispatch): void {
  const { easy } = currentLook();
  if (account.easyView === null || localStorage.getItem(UNSAVED))
    void chooseEasyView(easy, account, dispatch);
  else applyLook({ ...currentLook(), easy: account.easyView });
}
