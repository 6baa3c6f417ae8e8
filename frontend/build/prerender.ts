import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { LanguageCode } from '../src/languages/language';
import type { RenderedPage } from '../src/prerender';
import { readGuides } from './guides.ts';
import { escape, headHtml, pageDataHtml } from './head-html.ts';
import { MODULE_GRAPH, type ModuleGraph } from './module-graph.ts';
import { feedAddress, shellIn } from './shell.ts';
import { feed, robots, sitemap } from './site-files.ts';

/**
 * Prerenders pages as HTML files next to index.html, so that they can be read before the app's code has arrived:
 * `about.html` for visitors, `garden.member.html` for members, `garden.newcomer.html` for members without plants. For
 * every other page the server sends index.html, the empty shell. Other languages have all of these in a folder: `es/about.html`.
 * `addresses.json` lists the addresses that the app has, those of English.
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
        const app = (await import(module)) as typeof import('../src/prerender');
        const write = async (name: string, text: string) => {
          const file = join(dist, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        };
        const english = await readFile(join(dist, 'index.html'), 'utf8');
        const filesOf = await readManifest(dist);
        const written: RenderedPage[] = [];
        for (const code of app.codes) {
          await app.renderIn(code);
          const words = app.shellWords();
          const shell = code === 'en' ? english : shellIn(english, code, words);
          const library = await readGuides(code);
          const pages = await app.renderPages(library);
          for (const page of pages)
            await write(`${page.file}.html`, fill(shell, page, filesOf(page.page, code)));
          await write(feedAddress(code), feed(app.articles, words.feed, code));
          if (code === 'en') await write('addresses.json', JSON.stringify(app.addresses(library)));
          else await write(`${code}/index.html`, shell);
          written.push(...pages);
        }
        await write('sitemap.xml', sitemap(written));
        await write('robots.txt', robots());
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

/** All files that the app and one of its pages import, and those with what they say in a language. */
async function readManifest(dist: string): Promise<(component: string, code: LanguageCode) => Files> {
  const read = async (file: string) => JSON.parse(await readFile(join(dist, file), 'utf8')) as unknown;
  const manifest = (await read('.vite/manifest.json')) as Record<string, Chunk>;
  const graph = (await read(MODULE_GRAPH)) as ModuleGraph;
  const collect = (key: string, found: Set<Chunk>): Set<Chunk> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return found;
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found.add(chunk);
  };
  return (component, code) => {
    const page = `src/pages/${fileOf(component)}.tsx`;
    if (!manifest[page]) throw new Error(`The build has no ${page}`);
    const found = collect(page, new Set());
    languageOf(graph, page, code).forEach((part) => collect(part, found));
    const chunks = [...collect('index.html', found)];
    const address = (file: string) => `/${file}`;
    return {
      scripts: chunks.map(({ file }) => address(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))],
    };
  };
}

/** The modules with what a page and the app around it say in a language, and what leads through its addresses; English needs none. */
function languageOf(graph: ModuleGraph, page: string, code: LanguageCode): string[] {
  if (code === 'en') return [];
  const needed = new Set(['src/main.tsx', page]);
  for (const id of needed) graph[id]?.imports.forEach((each) => needed.add(each));
  const names = [...needed].flatMap((id) => /^src\/languages\/(\w+)\.ts$/.exec(id)?.[1] ?? []);
  const texts = ['index', ...names].map((name) => `src/languages/${code}/${name}.ts`);
  return ['src/app/in-language.tsx', ...texts];
}

/** The shell with the page's HTML and styles inlined. Its only script is start.js, which starts the app. */
function fill(
  shell: string,
  { who, asks, title, description, tags, data, html }: RenderedPage,
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
    .replace(/<html lang="\w+"/, (begin) => `${begin} ${attributes}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_all, begin: string) => begin + escape(description),
    )
    .replace('</head>', () => `${links}${tags ? headHtml(tags) : ''}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${data ? pageDataHtml(data) : ''}`);
}
