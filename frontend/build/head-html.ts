import { PAGE_DATA_ID } from '../src/shared/lib/page-data.ts';
import type { HeadTags } from '../src/shared/seo/head-tags';

/** A text as it stands in HTML and in its attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** JSON that cannot end the script element around it. */
const safeJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Social tags, canonical link, links to other languages and structured data as HTML. */
export const headHtml = ({ metas, canonical, alternates, data }: HeadTags): string =>
  [
    ...metas.map(
      ({ attribute, name, content }) => `<meta ${attribute}="${name}" content="${escape(content)}">`,
    ),
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
    ...data.map((about) => `<script type="application/ld+json">${safeJson(about)}</script>`),
  ].join('');

/** What the browser reads with `pageData` (src/shared/lib/page-data.ts). */
export const pageDataHtml = (data: { path: string; data: unknown }): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${safeJson(data)}</script>`;
