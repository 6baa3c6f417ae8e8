const LONGER_MS = 2000;

/**
 * Asks again for a stylesheet that failed to load, until it is there, after each failure somewhat later: it may be one of an earlier version,
 * which never comes. It is asked for at once when the network is back or the page is looked at again. Vite asks for the styles of a part of
 * the app only once: if the network fails then and the code comes later, that part would be shown without them.
 */
export const fetchStylesAgain = (wait = 0) =>
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement;
      const ask = () => link.replaceWith(link.cloneNode()); // once: then it is in no page any more
      if (link.rel === 'stylesheet') {
        setTimeout(ask, (wait += LONGER_MS));
        ['online', 'visibilitychange'].forEach((sign) =>
          addEventListener(sign, () => ((wait = 0), ask()), { once: true }),
        );
      }
    },
    true, // the event of a link does not bubble
  );
