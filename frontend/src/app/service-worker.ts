import { language } from '../languages/language';
import { reloadPage } from '../shared/lib/navigate-away';
import { whenQuiet } from '../shared/lib/when-quiet';

/** A reload would lose what is being typed or read in a dialog. */
const isBusy = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ||
  document.querySelector('[role="dialog"]') !== null;

/** Reloads the page for a new version: at once, or as soon as the page is hidden. */
function reloadForNewVersion() {
  if (!isBusy() || document.hidden) return reloadPage();
  document.addEventListener('visibilitychange', () => document.hidden && reloadPage());
}

/**
 * Registers /sw.js once the page has loaded. When a new version takes over from an old one, or sends a `skip-waiting`
 * message, the page is reloaded.
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
  container.register('/sw.js').catch(() => undefined); // the app works without it
  // What is needed without a network is fetched when nothing else is going on.
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!isSparing)
    whenQuiet(
      () =>
        void container.ready.then(({ active }) =>
          active?.postMessage({ type: 'get-ready', language: language() }),
        ),
    );
}
