import { pathOf } from '../../languages/language';
import { headTags, wholeTitle } from './head-tags';
import type { Head } from './page-head';

const inHead = <Tag extends Element>(selector: string, make: () => Tag): Tag =>
  document.head.querySelector<Tag>(selector) ?? document.head.appendChild(make());

/** Writes title, description, social tags, canonical link, other languages and structured data, replacing the previous ones. */
export function writeHead({ path = pathOf(location.pathname), ...head }: Head) {
  const { title, description, metas, canonical, alternates, data } = headTags({ path, ...head });
  document.title = wholeTitle(title);
  const described = { attribute: 'name', name: 'description', content: description };
  for (const { attribute, name, content } of [described, ...metas]) {
    const tag = inHead<HTMLMetaElement>(`meta[${attribute}="${name}"]`, () => {
      const made = document.createElement('meta');
      made.setAttribute(attribute, name);
      return made;
    });
    tag.content = content;
  }
  inHead<HTMLLinkElement>('link[rel="canonical"]', () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  ).href = canonical;

  document.head
    .querySelectorAll('link[hreflang], script[type="application/ld+json"]')
    .forEach((old) => old.remove());
  for (const alternate of alternates)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', ...alternate }));
  for (const about of data) {
    const script = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
    script.textContent = JSON.stringify(about);
    document.head.append(script);
  }
}
