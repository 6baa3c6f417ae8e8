import { isAppleMobile } from '../../shared/lib/installation';
import { ownSubscription } from '../../shared/lib/own-subscription';

/** Whether this browser can show push messages, and whether it does. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';

/** `endpoints`: the subscriptions that the server has for this account. */
export async function pushState(endpoints: string[]): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    // iPhones and iPads show messages of installed apps only.
    return isAppleMobile() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const own = await ownSubscription();
  return own && endpoints.includes(own.endpoint) ? 'on' : 'off';
}

/** Asks for permission, then subscribes at the browser's push service. Undefined when permission is denied. */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  // A subscription made for another server's key cannot be used with ours.
  if (old) await old.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(publicKey),
  });
}

/** A subscription as the server expects it. */
export function asDevice(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
