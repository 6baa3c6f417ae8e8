import { forgetRowsOf } from '../lib/kept-store';
import { reloadPage } from '../lib/navigate-away';
import { ownSubscription } from '../lib/own-subscription';

const PATIENCE_MS = 1_000;

/**
 * Clears everything of a person on this device, its push subscription included, before they leave the app: after a logout, and after
 * their account was deleted.
 */
export async function forgetDevice(owner: string): Promise<void> {
  await Promise.race([
    forgetBesideStorage(owner).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  localStorage.clear();
  sessionStorage.clear();
  forgetPageWhenLeft();
}

/**
 * Removes what this device keeps outside of the storage of the page: its own answers, what was
 * read of the server, and its push subscription. The push service
 * tells the server that the device is gone; reminders then come by mail.
 */
async function forgetBesideStorage(owner: string): Promise<void> {
  await forgetRowsOf(owner).catch(() => undefined);
  await forgetWhatWasRead().catch(() => undefined);
  const own = await ownSubscription().catch(() => undefined);
  await own?.unsubscribe().catch(() => false);
}

/** The service worker does the same when it sees the logout; it may not have taken this page over. */
async function forgetWhatWasRead(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('person')) await caches.delete(name);
}

/** A browser may keep a page that is left, with all it shows, and bring it back with its Back button. */
function forgetPageWhenLeft(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadPage());
}
