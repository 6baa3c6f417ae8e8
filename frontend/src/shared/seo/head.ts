import { useEffect } from 'react';
import type { StructuredData } from './structured-data';

/** What a page tells browsers, search engines and link previews about itself. */
export interface Head {
  title: string;
  description: string;
  /** The canonical address; the current one without its query when left out. */
  path?: string;
  image?: string;
  type?: 'website' | 'article';
  data?: StructuredData[];
}

const SITE = 'Leaflore';
const inHead = <Tag extends Element>(selector: string, make: () => Tag): Tag =>
  document.head.querySelector<Tag>(selector) ?? document.head.appendChild(make());

function meta(attribute: 'name' | 'property', name: string, content: string) {
  const tag = inHead<HTMLMetaElement>(`meta[${attribute}="${name}"]`, () => {
    const made = document.createElement('meta');
    made.setAttribute(attribute, name);
    return made;
  });
  tag.content = content;
}

/** Writes title, description, social tags, canonical link and structured data, replacing the previous ones. */
function applyHead({ title, description, path = location.pathname, image = '/share.png', type, data }: Head) {
  const url = new URL(path, location.origin).href;
  document.title = title.includes(SITE) ? title : `${title} · ${SITE}`;
  meta('name', 'description', description);
  meta('property', 'og:site_name', SITE);
  meta('property', 'og:type', type ?? 'website');
  meta('property', 'og:title', title);
  meta('property', 'og:description', description);
  meta('property', 'og:url', url);
  meta('property', 'og:image', new URL(image, location.origin).href);
  meta('name', 'twitter:card', 'summary_large_image');
  meta('name', 'twitter:title', title);
  meta('name', 'twitter:description', description);
  inHead<HTMLLinkElement>('link[rel="canonical"]', () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  ).href = url;

  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((old) => old.remove());
  for (const entry of data ?? []) {
    const script = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
    script.textContent = JSON.stringify({ '@context': 'https://schema.org', ...entry });
    document.head.append(script);
  }
}

let current: Head | undefined;

/** Writes the head of a route. */
export function applyRouteHead(head: Head) {
  current = head;
  applyHead(head);
}

/** Adds to the route's head what only the page knows, such as an article's title. */
export function useHead(head: Partial<Head> | undefined) {
  const key = JSON.stringify(head);
  useEffect(() => {
    if (key && current) applyHead({ ...current, ...(JSON.parse(key) as Partial<Head>) });
  }, [key]);
}
