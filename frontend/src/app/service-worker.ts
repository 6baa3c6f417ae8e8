import { language } from '../languages/language';
import { reloadPage } from '../shared/lib/navigate-away';
import { whenQuiet } from '../shared/lib/when-quiet';

/** The page on which something was typed or chosen last. */
let touched: string | undefined;

// The camera hides the page before there is a photo, so the press that opens it counts.
const touch = ({ type, target }: Event) => {
  if (type !== 'click' || (target as Element).matches('[type="file"]')) touched = location.pathname;
};
['input', 'change', 'drop', 'click'].forEach((type) => window.addEventListener(type, touch, true));

/** A reload would lose what was typed or chosen on this page, or is being read in a dialog, or paid in the provider's frame. */
const isBusy = () =>
  touched === location.pathname ||
  document.activeElement?.matches('input, textarea, select, iframe, [contenteditable]') ||
  document.querySelector('[role="dialog"], main iframe') !== null;

/** Reloads the page for a new version: at once, or with the next page to which the person goes. */
function reloadForNewVersion() {
  if (!isBusy()) return reloadPage();
  // A link has changed the address by the time its press arrives here. A page that comes by itself, as after Save, is
  // not reloaded: its toast may offer Undo.
  let before = location.pathname;
  const reloadElsewhere = () => location.pathname !== before && reloadPage();
  window.addEventListener('click', () => (before = location.pathname), true);
  window.addEventListener('click', reloadElsewhere);
  window.addEventListener('popstate', reloadElsewhere);
}

/** Registers it once the page has loaded. */
export function registerWhenLoaded() {
  if (document.readyState === 'complete') registerServiceWorker();
  else window.addEventListener('load', () => registerServiceWorker());
}

/**
 * Registers /sw.js. When a new version takes over from an old one, or sends a `skip-waiting`
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
