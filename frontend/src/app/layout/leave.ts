import { navigateAway, reloadPage } from '../../shared/lib/navigate-away';
import { keptOf } from '../../shared/offline/kept-answers';
import { setLeaving } from '../../shared/offline/leaving';
import { lookForWaiting, writesOf } from '../../shared/offline/queue';
import { paths } from '../../shared/paths';
import { forgetDevice } from './forget-device';

const PATIENCE_MS = 1_000;

/**
 * Logs a person out. What waits is looked up here, however long the page has been open: if something does, its panel is shown,
 * which has come with this code, and asks.
 */
export async function leave(owner: string): Promise<void> {
  if (!(await waitsFor(owner).catch(() => false))) return leaveNow(owner);
  setLeaving(() => void leaveNow(owner));
  await lookForWaiting();
}

async function waitsFor(owner: string): Promise<boolean> {
  const all = await Promise.all([writesOf(owner), keptOf(owner), keptOf(null)]);
  return all.flat().length > 0;
}

/** Clears everything on this device, its push subscription included, then lets the server end the session. */
async function leaveNow(owner: string): Promise<void> {
  setLeaving(undefined);
  await Promise.race([
    forgetDevice(owner).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  localStorage.clear();
  sessionStorage.clear();
  forgetPageWhenLeft();
  navigateAway(paths.logout);
}

/** A browser may keep a page that is left, with all it shows, and bring it back with its Back button. */
function forgetPageWhenLeft(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadPage());
}
