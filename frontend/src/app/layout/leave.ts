import { navigateAway } from '../../shared/lib/navigate-away';
import { forgetDevice } from '../../shared/offline/forget-device';
import { keptOf } from '../../shared/offline/kept-answers';
import { setLeaving } from '../../shared/offline/leaving';
import { lookForWaiting, writesOf } from '../../shared/offline/queue';
import { paths } from '../../shared/paths';

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

/** Clears everything on this device, then lets the server end the session. */
async function leaveNow(owner: string): Promise<void> {
  setLeaving(undefined);
  await forgetDevice(owner);
  navigateAway(paths.logout);
}
