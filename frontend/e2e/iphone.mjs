/* global navigator */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';

/**
 * Makes the browser say that it is the one of an iPhone.
 * @param {import('playwright-core').Page} page
 */
export const onIPhone = (page) =>
  page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  }, IPHONE);
