import { navigateAway, reloadPage } from '../../shared/lib/navigate-away';
import { LEAVE_ASKED, type LeaveAsked } from '../../shared/offline/something-waits';
import { paths } from '../../shared/paths';

const PATIENCE_MS = 1_000;

/** Logs a person out, unless something of theirs waits for a network: then they are asked first. */
export function logOut(owner: string): void {
  const leave = () => void leaveNow(owner);
  const asked: LeaveAsked = new CustomEvent(LEAVE_ASKED, { cancelable: true, detail: { leave } });
  if (window.dispatchEvent(asked)) leave();
}

/** Clears everything on this device, its push subscription included, then lets the server end the session. */
async function leaveNow(owner: string): Promise<void> {
  await Promise.race([forget(owner), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  localStorage.clear();
  sessionStorage.clear();
  forgetPageWhenLeft();
  navigateAway(paths.logout);
}

/** A browser may keep a page that is left, with all it shows, and bring it back with its Back button. */
function forgetPageWhenLeft(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadPage());
}

const forget = (owner: string) =>
  import('./forget-device').then(({ forgetDevice }) => forgetDevice(owner)).catch(() => undefined);
