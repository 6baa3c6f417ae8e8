/* global window, document, MutationObserver, requestAnimationFrame, Node */
import { words } from './heard.mjs';

/**
 * Notes what live regions say from here on. As with screen readers, a region must be on the page before its words are, or
 * be an alert: a status that comes together with its words is often not heard.
 */
export const listenToRegions = (page) => page.addInitScript(record);

/** What was said since the last time this was asked, in order. */
export const saidSince = async (page) => (await page.evaluate(() => window.said.splice(0))).map(words);

/** Runs in the page. */
function record() {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const known = new WeakSet();
  const last = new WeakMap();
  window.said = [];
  const know = () => document.querySelectorAll(LIVE).forEach((region) => known.add(region));
  const elementOf = (node) => (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement);
  const regionsOf = ({ target, addedNodes }) => [
    elementOf(target)?.closest(LIVE),
    ...[...addedNodes].flatMap((node) =>
      node.nodeType === Node.ELEMENT_NODE ? [node.closest(LIVE), ...node.querySelectorAll(LIVE)] : [],
    ),
  ];
  const say = (region) => {
    const isHeard = known.has(region) || region.getAttribute('role') === 'alert';
    const text =
      isHeard && region.isConnected && !region.closest('[aria-hidden=true]') && region.innerText.trim();
    if (text && text !== last.get(region)) window.said.push(text);
    last.set(region, text || '');
  };
  new MutationObserver((records) => {
    new Set(records.flatMap(regionsOf)).forEach((region) => region && say(region));
    // What comes in the same frame as its region is not heard.
    requestAnimationFrame(know);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
