import { tStatistics } from '../../languages/statistics';
import { mayMeasure, watchConsent } from './consent';
import { entryOf, type Entry, type EventName } from './events';

/** Served where a tag manager is set (backend/src/platform/http/tag-manager.ts). */
const FRAME = '/api/tag-manager';
const KEPT = 'statistics';

let frame: HTMLIFrameElement | undefined;
let isReady = false;
let waiting: Entry[] = [];

watchConsent(() => !mayMeasure() && stop());
// After a login the page is loaded again, before the frame is there: the next page sends what waits.
window.addEventListener('pagehide', () => {
  if (waiting.length) sessionStorage.setItem(KEPT, JSON.stringify(waiting));
  waiting = [];
});

/** Sends an event to the tag manager, which is loaded with the first one. */
export function send(event: EventName, details?: Record<string, unknown>): void {
  if (!mayMeasure()) return;
  frame ??= open();
  waiting.push(...takeKept(), entryOf(event, details));
  if (isReady) deliver();
}

/** Ends the tag manager, and forgets what was not sent yet. */
function stop(): void {
  frame?.remove();
  frame = undefined;
  isReady = false;
  waiting = [];
  sessionStorage.removeItem(KEPT);
}

/** What the page before could not send, once. */
function takeKept(): Entry[] {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept ? (JSON.parse(kept) as Entry[]) : [];
}

/** A frame without an origin: what runs in it reads neither this page, nor its address, nor its cookies. */
function open(): HTMLIFrameElement {
  const opened = document.createElement('iframe');
  opened.setAttribute('sandbox', 'allow-scripts');
  opened.referrerPolicy = 'no-referrer';
  opened.src = FRAME;
  opened.hidden = true;
  opened.title = tStatistics('title');
  opened.addEventListener('load', () => {
    isReady = true;
    deliver();
  });
  document.body.append(opened);
  return opened;
}

function deliver(): void {
  // A frame without an origin cannot be named by one.
  waiting.forEach((entry) => frame?.contentWindow?.postMessage(entry, '*'));
  waiting = [];
}
