import { forgetRowsOf } from '../../shared/lib/kept-store';
import { ownSubscription } from '../../features/reminders/push';

/**
 * Removes what this device keeps outside of the storage of the page: its own answers, what was
 * read of the server, and its push subscription. The push service
 * tells the server that the device is gone; reminders then come by mail.
 */
export async function forgetDevice(owner: string): Promise<void> {
  await forgetRowsOf(owner).catch(() => undefined);
  await forgetWhatWasRead().catch(() => undefined);
  const own = await ownSubscription().catch(() => undefined);
  await own?.unsubscribe().catch(() => false);
}

/** The service worker does the same when it sees the logout; it may not have taken this page over. */
async function forgetWhatWasRead(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('person')) await caches.delete(name);
}
