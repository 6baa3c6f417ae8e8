import type { RenderedPage } from '../src/prerender';
import { escape } from './head-html';

/** The server puts its public address in its place; see src/shared/seo/site.ts. */
const SITE = 'https://site.invalid';

/** `sitemap.xml`: every page for visitors that search engines may show. */
export function sitemap(pages: RenderedPage[]): string {
  const addresses = pages
    .filter(({ who, file }) => who === 'visitor' && !file.endsWith('not-found'))
    .map(({ tags }) => `<url><loc>${escape(tags!.canonical)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

/** `robots.txt`: everything but the API, which answers no pages. */
export const robots = (): string => `User-agent: *
Disallow: /api/

Sitemap: ${SITE}/sitemap.xml
`;
