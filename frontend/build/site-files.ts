import type { Article } from '../src/content/articles';
import type { RenderedPage } from '../src/prerender';
import { SITE_OF_THE_BUILD as SITE } from '../src/shared/seo/site.ts';
import { escape } from './head-html.ts';

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

/** `feed.xml`: the articles as an Atom feed (RFC 4287). */
export function feed(articles: Article[]): string {
  const day = (date: string) => `${date}T00:00:00Z`;
  const entries = articles.map(
    ({ title, slug, excerpt, author, publishedDate, tags }) => `<entry>
<title>${escape(title)}</title>
<id>${SITE}/blog/${slug}</id>
<link href="${SITE}/blog/${slug}"/>
<published>${day(publishedDate)}</published>
<updated>${day(publishedDate)}</updated>
<author><name>${escape(author)}</name></author>
${tags.map((tag) => `<category term="${escape(tag)}"/>`).join('')}
<summary>${escape(excerpt)}</summary>
</entry>`,
  );
  const newest = articles
    .map(({ publishedDate }) => publishedDate)
    .sort()
    .at(-1)!;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Leaflore: Plant Care Blog</title>
<id>${SITE}/blog</id>
<link href="${SITE}/blog"/>
<link rel="self" href="${SITE}/feed.xml"/>
<updated>${day(newest)}</updated>
${entries.join('\n')}
</feed>
`;
}
