/**
 * The origin in addresses that must be whole. The build does not know it: it writes this name, and the server puts its own public address in
 * its place (`platform/http/web-app.ts`).
 */
export const SITE_OF_THE_BUILD = 'https://site.invalid';

// eslint-disable-next-line no-restricted-syntax -- our name, the same in every language
export const NAME = 'Leaflore';

/** The picture of a drawing: previews of links show no SVG. */
export const picture = (drawing: string): string => drawing.replace(/\.svg$/, '.png');

/** The origin of the site: the browser's, or the name that the build writes for it. */
export const site = (): string => (typeof location === 'undefined' ? SITE_OF_THE_BUILD : location.origin);
