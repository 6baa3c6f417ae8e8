import { useEffect } from 'react';
import { withTexts } from '../../languages/texts';
import type { Head } from './page-head';

/** The head of the route, and the one that is shown: the page may have changed it. */
let current: Head | undefined;
let shown: Head | undefined;

/** Writes a head as soon as its code and its texts are there: they are no part of any page's first load. */
function applyHead(head: Head) {
  shown = head;
  withTexts(import('./write-head')).then(
    ({ writeHead }) => shown === head && writeHead(head),
    () => undefined,
  );
}

/** What is in a page that came with the head of this address; that of a member needs no more than its title. */
const ownHead = () => `[data-for]:not([data-for=visitor]),[rel=canonical][href="${location.href}"]`;

/** Writes the head of a route, if it is not there. */
export function applyRouteHead(head: Head) {
  const isThere = !current && document.querySelector(ownHead());
  current = head;
  if (!isThere) applyHead(head);
}

/** Adds to the route's head what only the page knows, such as an article's title. */
export function useHead(head: Partial<Head> | undefined) {
  const key = JSON.stringify(head);
  useEffect(() => {
    if (key && current) applyHead({ ...current, ...(JSON.parse(key) as Partial<Head>) });
  }, [key]);
}
