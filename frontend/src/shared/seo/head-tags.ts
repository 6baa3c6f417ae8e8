import type { Head } from './page-head';
import { routeHeads } from './route-heads';
import { NAME, site } from './site';
import { siteData } from './site-data';
import type { StructuredData } from './structured-data';

/** What stands in the head of a page. */
export interface HeadTags {
  title: string;
  metas: { attribute: 'name' | 'property'; name: string; content: string }[];
  canonical: string;
  /** With context, as `application/ld+json`. */
  data: StructuredData[];
}

const SHARE_PICTURE = '/share.png';

/** Title, description, social tags, canonical link and structured data of a page, for the browser and for the build alike. */
export function headTags({ route, path = '/', image, type, data = [], ...head }: Head): HeadTags {
  const { title = routeHeads[route].title(), description = routeHeads[route].about() } = head;
  const canonical = new URL(path, site()).href;
  const name = (name: string, content: string) => ({ attribute: 'name' as const, name, content });
  const property = (name: string, content: string) => ({ attribute: 'property' as const, name, content });
  return {
    title,
    metas: [
      name('description', description),
      property('og:site_name', NAME),
      property('og:type', type ?? 'website'),
      property('og:title', title),
      property('og:description', description),
      property('og:url', canonical),
      property('og:image', new URL(image ?? SHARE_PICTURE, site()).href),
      name('twitter:card', 'summary_large_image'),
      name('twitter:title', title),
      name('twitter:description', description),
    ],
    canonical,
    data: data.map((entry) => ({
      '@context': 'https://schema.org',
      ...(typeof entry === 'string' ? siteData[entry]() : entry),
    })),
  };
}
