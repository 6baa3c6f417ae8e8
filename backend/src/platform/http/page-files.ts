import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../kernel/languages/language.js';
import { preparePage } from './prepared-page.js';
import type { PreparedPage } from './prepared-page.js';

/** The most pages in memory: the care guides are many, and few of them are read at the same time. */
const MAX_KEPT = 200;
/** Other languages than English have a folder each. */
const FOLDERS = ['plants', 'blog', ...LANGUAGES];
/** Compressed at the first request, so not as well as what is compressed at start. */
const QUALITY = 7;

/** The rendered pages in folders of the built web app, such as `/plants/aloe-vera.html` and `/es/about.html`: read when they are asked for. */
export class PageFiles {
  private readonly names: Set<string>;
  private readonly kept = new Map<string, PreparedPage>();

  /** `read` reads a file as it is to be sent. */
  constructor(
    private readonly folder: string,
    private readonly read: (file: string) => Buffer = readFileSync,
  ) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep))
      .filter(([first, ...rest]) => FOLDERS.includes(first!) && rest.at(-1)?.endsWith('.html'));
    this.names = new Set(files.map((parts) => `/${parts.join('/')}`));
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** Undefined where there is no such page. */
  get(name: string): PreparedPage | undefined {
    const kept = this.kept.get(name);
    if (kept || !this.has(name)) return kept;
    const page = preparePage(this.read(path.join(this.folder, name)), QUALITY);
    if (this.kept.size >= MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(name, page);
    return page;
  }
}
