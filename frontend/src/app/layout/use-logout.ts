import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api';
import { navigateAway } from '../../shared/lib/navigate-away';
import { paths } from '../../shared/paths';

const PATIENCE_MS = 1_000;

/** Clears everything on this device, its push subscription included, then lets the server end the session. */
export function useLogout() {
  const dispatch = useDispatch();
  return async () => {
    await Promise.race([showNoMoreMessages(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    dispatch(api.util.resetApiState());
    localStorage.clear();
    sessionStorage.clear();
    navigateAway(paths.logout);
  };
}

/** The push service tells the server that the device is gone; reminders then come by mail. */
async function showNoMoreMessages(): Promise<void> {
  const push = await import('../../features/reminders/push').catch(() => undefined);
  const own = await push?.ownSubscription().catch(() => undefined);
  await own?.unsubscribe().catch(() => false);
}
