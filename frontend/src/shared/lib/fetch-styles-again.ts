const LONGER_MS = 2000;

/**
 * Asks again for a stylesheet that failed to load, until it is there, after each failure somewhat later: it may be one of an earlier version,
 * which never comes. When the network is back it is asked for at once. Vite asks for the styles of a part of the app only once: if the
 * network fails then and the code comes later, that part would be shown without them.
 */
export const fetchStylesAgain = (wait = 0) =>
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement;
      if (link.rel !== 'stylesheet') return;
      const ask = () => link.replaceWith(link.cloneNode()); // does nothing a second time: then it is in no page any more
      setTimeout(ask, (wait += LONGER_MS));
      addEventListener('online', () => {
        wait = 0;
        ask();
      });
    },
    true, // the event of a link does not bubble
  );
