/** What somebody is typing or looking at in a dialog is not taken away. */
const isBusy = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ||
  document.querySelector('[role="dialog"]') !== null;

/** Loads the page anew for a new version: at once, or when the reader looks away from what they are at. */
function reloadForNewVersion() {
  if (!isBusy() || document.hidden) return window.location.reload();
  document.addEventListener('visibilitychange', () => document.hidden && window.location.reload());
}

/**
 * Registers /sw.js once the page is there. When a new version of it takes over from an old one, or asks for it by a
 * `skip-waiting` message, the page is loaded anew.
 */
export function registerServiceWorker(
  container = navigator.serviceWorker as ServiceWorkerContainer | undefined,
) {
  if (!container) return;
  const hadOne = container.controller !== null;
  container.addEventListener('controllerchange', () => hadOne && reloadForNewVersion());
  container.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type === 'skip-waiting') reloadForNewVersion();
  });
  container.register('/sw.js').catch(() => undefined); // without it the app works all the same
}
