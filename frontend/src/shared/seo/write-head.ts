import { descriptions } from './descriptions';
import type { Head } from './page-head';
import { structuredData } from './structured-data';

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

/** Writes description, social tags, canonical link and structured data, replacing the previous ones. */
export function writeHead({ route, title, path = location.pathname, image, type, data, ...head }: Head) {
  const description = head.description ?? descriptions[route] ?? '';
  const url = new URL(path, location.origin).href;
  meta('name', 'description', description);
  meta('property', 'og:site_name', 'Leaflore');
  meta('property', 'og:type', type ?? 'website');
  meta('property', 'og:title', title);
  meta('property', 'og:description', description);
  meta('property', 'og:url', url);
  meta('property', 'og:image', new URL(image ?? '/share.png', location.origin).href);
  meta('name', 'twitter:card', 'summary_large_image');
  meta('name', 'twitter:title', title);
  meta('name', 'twitter:description', description);
  inHead<HTMLLinkElement>('link[rel="canonical"]', () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  ).href = url;

  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((old) => old.remove());
  for (const entry of data ?? []) {
    const about = typeof entry === 'string' ? structuredData[entry]() : entry;
    const script = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
    script.textContent = JSON.stringify({ '@context': 'https://schema.org', ...about });
    document.head.append(script);
  }
}
