import { ownSubscription } from '../../features/reminders/push';

/**
 * Removes what this device keeps outside of the storage of the page: its own answers, and its push subscription. The push service
 * tells the server that the device is gone; reminders then come by mail.
 */
export async function forgetDevice(): Promise<void> {
  indexedDB.deleteDatabase('leaflore-on-device');
  const own = await ownSubscription().catch(() => undefined);
  await own?.unsubscribe().catch(() => false);
}
