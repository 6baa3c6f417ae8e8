import { navigateAway, reloadPage } from '../../shared/lib/navigate-away';
import { paths } from '../../shared/paths';

const PATIENCE_MS = 1_000;

/** Clears everything on this device, its push subscription included, then lets the server end the session. */
export async function logOut(): Promise<void> {
  await Promise.race([showNoMoreMessages(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  localStorage.clear();
  sessionStorage.clear();
  indexedDB.deleteDatabase('leaflore-on-device');
  forgetPageWhenLeft();
  navigateAway(paths.logout);
}

/** A browser may keep a page that is left, with all it shows, and bring it back with its Back button. */
function forgetPageWhenLeft(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadPage());
}

/** The push service tells the server that the device is gone; reminders then come by mail. */
async function showNoMoreMessages(): Promise<void> {
  const push = await import('../../features/reminders/push').catch(() => undefined);
  const own = await push?.ownSubscription().catch(() => undefined);
  await own?.unsubscribe().catch(() => false);
}
