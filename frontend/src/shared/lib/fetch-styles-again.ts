const AFTER_MS = 2000;

/**
 * Fetches a stylesheet that did not come again until it is there. Vite asks only once for the styles of a part of the app: where the network
 * fails then, its code may come later, and it would be shown without them.
 */
export const fetchStylesAgain = () =>
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement;
      if (link.rel === 'stylesheet') setTimeout(() => link.replaceWith(link.cloneNode()), AFTER_MS);
    },
    true, // the event of a link does not bubble
  );
