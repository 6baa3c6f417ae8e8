const worker = async () => (await navigator.serviceWorker?.getRegistration('/')) ?? undefined;

/** The push subscription of this browser, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  if (!('PushManager' in window)) return undefined;
  return (await (await worker())?.pushManager.getSubscription()) ?? undefined;
}
