import { addressIn, isForEverybody } from '../../languages/addresses';
import { language, languages, type LanguageCode } from '../../languages/language';
import type { Head } from './page-head';
import { routeHeads } from './route-heads';
import { NAME, site } from './site';
import { siteData } from './site-data';
import type { StructuredData } from './structured-data';

/** What stands in the head of a page. */
export interface HeadTags {
  title: string;
  description: string;
  /** Those that links to the page are shown with elsewhere. */
  metas: { attribute: 'name' | 'property'; name: string; content: string }[];
  canonical: string;
  /** The addresses of the same page in every language, its own included, and first of all the one for everybody else. */
  alternates: { hreflang: string; href: string }[];
  /** With context, as `application/ld+json`. */
  data: StructuredData[];
}

/** What stands in the title bar and in search results: the page's title, and the product's name where it is not in it. */
export const wholeTitle = (title: string): string => (title.includes(NAME) ? title : `${title} · ${NAME}`);

const SHARE_PICTURE = '/share.png';
/** What schema.org says is in a language. */
const WRITTEN = /^(Article|Blog|FAQPage|WebApplication)$/;

const whole = (code: LanguageCode, path: string) => new URL(addressIn(code, path), site()).href;

function alternatesOf(path: string): HeadTags['alternates'] {
  if (!isForEverybody(path)) return [];
  const codes = Object.keys(languages) as LanguageCode[];
  return [
    { hreflang: 'x-default', href: whole('en', path) },
    ...codes.map((code) => ({ hreflang: code, href: whole(code, path) })),
  ];
}

/**
 * Title, description, social tags, canonical link, addresses in other languages and structured data of a page, for the browser and for
 * the build alike. `path` is the same in every language. A page that describes nothing of its own says whose it is.
 */
export function headTags({ route, path = '/', image, type, data = ['makers'], ...head }: Head): HeadTags {
  const { title = routeHeads[route].title(), description = routeHeads[route].about() } = head;
  const code = language();
  const canonical = whole(code, path);
  const name = (name: string, content: string) => ({ attribute: 'name' as const, name, content });
  const property = (name: string, content: string) => ({ attribute: 'property' as const, name, content });
  return {
    title,
    description,
    metas: [
      property('og:site_name', NAME),
      property('og:locale', languages[code].locale.replace('-', '_')),
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
    alternates: alternatesOf(path),
    data: data.map((entry) => {
      const about = typeof entry === 'string' ? siteData[entry]() : entry;
      const inLanguage = WRITTEN.test(about['@type']) ? { inLanguage: code } : {};
      return { '@context': 'https://schema.org', ...about, ...inLanguage };
    }),
  };
}
