import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { RenderedPage } from '../src/prerender';

/**
 * Writes pages as HTML files beside index.html, so that they can be read before the app's code has arrived:
 * `about.html` for visitors, `garden.member.html` for members. Where there is none, index.html is the empty shell.
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
        const { renderPages } = (await import(module)) as { renderPages(): Promise<RenderedPage[]> };
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const filesOf = await readManifest(dist);
        for (const page of await renderPages()) {
          const name = page.who === 'visitor' ? page.name : `${page.name}.${page.who}`;
          await writeFile(join(dist, `${name}.html`), fill(shell, page, filesOf(page.name)));
        }
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
  /** What the page imports, the page, and the app's entry last: each after what it needs. */
  scripts: string[];
  styles: string[];
}

/** Stands at the addresses whose page is not built yet. */
const NOT_BUILT_YET = 'src/pages/coming-page.tsx';

/** What the app and one of its pages need, all in all. */
async function readManifest(dist: string): Promise<(name: string) => Files> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const collect = (key: string, found: Set<Chunk>): Set<Chunk> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return found;
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found.add(chunk);
  };
  return (name) => {
    const page = [`src/pages/${name}-page.tsx`, NOT_BUILT_YET].find((key) => key in manifest)!;
    const chunks = [...collect('index.html', collect(page, new Set()))];
    const address = (file: string) => `/${file}`;
    return {
      scripts: chunks.map(({ file }) => address(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))],
    };
  };
}

/** The page's HTML in place of the empty shell, its styles in the head, and no script but start.js, which wakes the app. */
function fill(
  shell: string,
  { who, title, description, html }: RenderedPage,
  { scripts, styles }: Files,
): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<html lang="en">', `<html lang="en" data-for="${who}" data-app="${scripts.join(' ')}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escape(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, `$1${escape(description)}"`)
    .replace('</head>', `${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
