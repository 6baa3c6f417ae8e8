import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { RenderedPage } from '../src/prerender';
import { readGuides } from './guides.ts';
import { escape, headHtml, pageDataHtml } from './head-html.ts';
import { feed, robots, sitemap } from './site-files.ts';

/**
 * Prerenders pages as HTML files next to index.html, so that they can be read before the app's code has arrived:
 * `about.html` for visitors, `garden.member.html` for members, `garden.newcomer.html` for members without plants. For
 * every other page the server sends index.html, the empty shell. `addresses.json` lists the addresses that the app has.
 */
export function prerender(shared: InlineConfig): Plugin {
  let dist = '';
  let cache = '';
  let isServerBuild = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved({ root, build: { outDir, ssr } }) {
      dist = join(root, outDir);
      cache = join(root, `.cache/prerender-${process.pid}`); // two builds may run at the same time
      isServerBuild = Boolean(ssr);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (isServerBuild) return;
        await build({
          ...shared,
          configFile: false,
          logLevel: 'error',
          build: {
            ...shared.build,
            manifest: false,
            ssr: 'src/prerender.tsx',
            outDir: cache,
            emptyOutDir: true,
          },
          ssr: { noExternal: true },
        });
        const module = pathToFileURL(join(cache, 'prerender.js')).href;
        const { renderPages, addresses, articles } = (await import(
          module
        )) as typeof import('../src/prerender');
        const library = await readGuides();
        await writeFile(join(dist, 'addresses.json'), JSON.stringify(addresses(library)));
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const filesOf = await readManifest(dist);
        const pages = await renderPages(library);
        for (const page of pages) {
          const file = join(dist, `${page.file}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fill(shell, page, filesOf(page.page)));
        }
        await writeFile(join(dist, 'sitemap.xml'), sitemap(pages));
        await writeFile(join(dist, 'robots.txt'), robots());
        await writeFile(join(dist, 'feed.xml'), feed(articles));
        await rm(cache, { recursive: true, force: true });
      },
    },
  };
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

interface Files {
  /** The page's imports, the page, and the app's entry last: each file after the ones it imports. */
  scripts: string[];
  styles: string[];
}

/** `PlantPage` is in plant-page.tsx. */
const fileOf = (component: string) => component.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** All files that the app and one of its pages import. */
async function readManifest(dist: string): Promise<(component: string) => Files> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const collect = (key: string, found: Set<Chunk>): Set<Chunk> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return found;
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found.add(chunk);
  };
  return (component) => {
    const page = `src/pages/${fileOf(component)}.tsx`;
    if (!manifest[page]) throw new Error(`The build has no ${page}`);
    const chunks = [...collect('index.html', collect(page, new Set()))];
    const address = (file: string) => `/${file}`;
    return {
      scripts: chunks.map(({ file }) => address(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))],
    };
  };
}

/** The shell with the page's HTML and styles inlined. Its only script is start.js, which starts the app. */
function fill(
  shell: string,
  { who, asks, title, tags, data, html }: RenderedPage,
  { scripts, styles }: Files,
): string {
  const attributes = [
    `data-for="${who}"`,
    `data-app="${scripts.join(' ')}"`,
    asks.length ? `data-asks="${asks.join(' ')}"` : '',
  ].join(' ');
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<html lang="en">', `<html lang="en" ${attributes}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(/\s*<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, '')
    .replace('</head>', () => `${links}${tags ? headHtml(tags) : ''}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${data ? pageDataHtml(data) : ''}`);
}
