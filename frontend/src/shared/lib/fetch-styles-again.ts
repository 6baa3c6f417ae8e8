const LONGER_MS = 2000;

/**
 * Asks again for a stylesheet that failed to load, until it is there, after each failure somewhat later: it may be one of an earlier version,
 * which never comes. Vite asks for the styles of a part of the app only once: if the network fails then and the code comes later, that part
 * would be shown without them.
 */
export const fetchStylesAgain = (wait = 0) =>
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement;
      if (link.rel === 'stylesheet')
        setTimeout(() => link.replaceWith(link.cloneNode()), (wait += LONGER_MS));
    },
    true, // the event of a link does not bubble
  );
