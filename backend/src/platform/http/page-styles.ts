import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../hash.js';

const LINK = /<link rel="stylesheet"(?: crossorigin)? href="(\/assets\/[\w.-]+\.css)"\s*\/?>/g;
const STYLE = /<style>([^]*?)<\/style>/;

/**
 * Puts style sheets of the built web app into its pages: who has the page waits for no other file to see it. The links stay, disabled:
 * by them the app sees which sheets are there.
 */
export class PageStyles {
  private readonly sheets = new Map<string, string>();

  /** `folder` is that of the built web app. */
  constructor(private readonly folder: string) {}

  /** The page, as HTML, with its style sheets in it. */
  into(page: string): string {
    const sheets = [...page.matchAll(LINK)].map(([, address]) => this.read(address!));
    if (sheets.length === 0) return page;
    const first = page.search(LINK);
    const disabled = page.slice(first).replaceAll(LINK, '<link rel="stylesheet" href="$1" disabled>');
    return `${page.slice(0, first)}<style>${sheets.join('')}</style>${disabled}`;
  }

  private read(address: string): string {
    const known = this.sheets.get(address);
    if (known !== undefined) return known;
    const sheet = readFileSync(path.join(this.folder, address), 'utf8');
    if (sheet.includes('</')) throw new Error(`${address} cannot stand in a page`);
    this.sheets.set(address, sheet);
    return sheet;
  }
}

/** How a content security policy names the styles that stand in a page; undefined where there are none. */
export function stylesOf(page: string): string | undefined {
  const [, styles] = STYLE.exec(page) ?? [];
  return styles && `'sha256-${sha256(styles).toString('base64')}'`;
}
