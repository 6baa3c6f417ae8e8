import { navigateAway, reloadPage } from '../../shared/lib/navigate-away';
import { paths } from '../../shared/paths';

const PATIENCE_MS = 1_000;

/** Clears everything on this device, its push subscription included, then lets the server end the session. */
export async function logOut(): Promise<void> {
  await Promise.race([forget(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  localStorage.clear();
  sessionStorage.clear();
  forgetPageWhenLeft();
  navigateAway(paths.logout);
}

/** A browser may keep a page that is left, with all it shows, and bring it back with its Back button. */
function forgetPageWhenLeft(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadPage());
}

const forget = () =>
  import('./forget-device').then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
