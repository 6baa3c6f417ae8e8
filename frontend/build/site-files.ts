import type { Article } from '../src/content/articles';
import type { LanguageCode } from '../src/languages/language';
import type { RenderedPage } from '../src/prerender';
import { SITE_OF_THE_BUILD as SITE } from '../src/shared/seo/site.ts';
import { escape } from './head-html.ts';
import { feedAddress } from './shell.ts';

/** `sitemap.xml`: every page for visitors that search engines may show, in every language, each with its addresses in all of them. */
export function sitemap(pages: RenderedPage[]): string {
  const addresses = pages
    .filter(({ who, file }) => who === 'visitor' && !file.endsWith('not-found'))
    .map(({ tags }) => {
      const others = tags!.alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
      );
      return `<url><loc>${escape(tags!.canonical)}</loc>${others.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`;
}

/** `robots.txt`: everything but the API, which answers no pages. */
export const robots = (): string => `User-agent: *
Disallow: /api/

Sitemap: ${SITE}/sitemap.xml
`;

/** The articles in the language that is spoken, as an Atom feed (RFC 4287). */
export function feed(articles: Article[], title: string, code: LanguageCode): string {
  const site = code === 'en' ? SITE : `${SITE}/${code}`;
  const day = (date: string) => `${date}T00:00:00Z`;
  const entries = articles.map(
    ({ title, slug, excerpt, author, publishedDate, tags }) => `<entry>
<title>${escape(title)}</title>
<id>${site}/blog/${slug}</id>
<link href="${site}/blog/${slug}"/>
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
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${code}">
<title>${escape(title)}</title>
<id>${site}/blog</id>
<link href="${site}/blog"/>
<link rel="self" href="${SITE}${feedAddress(code)}"/>
<updated>${day(newest)}</updated>
${entries.join('\n')}
</feed>
`;
}
